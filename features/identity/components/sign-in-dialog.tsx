'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import type { SignInView } from '#stores/sign-in-prompt.ts';
import styles from './sign-in-dialog.module.css';
import { type AccountDraft, SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type SignInDialogProps = { view: SignInView; onClose: () => void };

const JAIPUR: PosterScene = { seed: 'jai7', kind: 'oldcity', hour: 'dawn', mark: 'palace' };
const CHOICES = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'sign-up', label: 'Sign up' },
];
const VIEW = {
  'sign-in': { title: 'Sign in', lead: 'The page behind this stays as it is.', Form: SignInForm },
  'sign-up': { title: 'Sign up', lead: 'Your trips, their papers and your wallet in one place.', Form: SignUpForm },
};
const EMPTY: AccountDraft = { firstName: '', lastName: '', email: '', mobile: '', password: '' };

/** Sign-in over the page, which keeps its place. Loaded when somebody asks for it; mounted while it is open. */
export function SignInDialog({ view: asked, onClose }: SignInDialogProps) {
  const [view, setView] = useState(asked);
  const [draft, setDraft] = useState<AccountDraft>(EMPTY);
  const onDraft = (typed: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...typed }));
  const { title, lead, Form } = VIEW[view];
  return (
    <Dialog open title={title} hideTitle size="lg" bare onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Poster {...JAIPUR} width={224} height={600} fill />
        </div>
        <div className={styles.words}>
          <p className="h2" aria-hidden="true">
            {title}
          </p>
          <p className={styles.lead}>{lead}</p>
          <Segmented
            legend="Sign in or sign up"
            name="account-view"
            className={styles.views}
            options={CHOICES}
            value={view}
            onChange={(value) => setView(value === 'sign-up' ? 'sign-up' : 'sign-in')}
          />
          <Form draft={draft} onDraft={onDraft} />
          <p className={styles.note}>You can look around and search without signing in.</p>
        </div>
      </div>
    </Dialog>
  );
}
