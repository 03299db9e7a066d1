'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { SignInView } from '#features/session/client/sign-in-prompt.ts';
import { t } from '#lib/shared/texts.ts';
import { type AccountDraft, EMPTY_DRAFT } from './forms/account-draft.ts';
import { confirmCompany, confirmSignUp } from '../client/sign-in.ts';
import type { AddressProof } from '../contract.ts';
import { CodeSignInForm } from './forms/code-sign-in-form.tsx';
import { CodeStep } from './forms/code-step.tsx';
import { CompanySignInForm } from './forms/company-sign-in-form.tsx';
import { CompanySignUpForm } from './forms/company-sign-up-form.tsx';
import { ForgotForm } from './forms/forgot-form.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import styles from './sign-in-dialog.module.css';

export type SignInDialogProps = { view: SignInView; userType: UserType; onClose: () => void };

const JAIPUR: PosterScene = { seed: 'jai7', kind: 'oldcity', hour: 'dawn', mark: 'palace' };
const MUMBAI: PosterScene = { seed: 'bom3', kind: 'metro', hour: 'dusk', mark: 'sea-link' };

/** @texts */
const FORGOT = { title: 'A new password', lead: 'Enter your email and we’ll send a reset link.' };
/** @texts */
const CHECK_MAIL = { title: 'Check your email', lead: 'One step left: confirm your email address.' };
/** @texts */
const PERSONAL = {
  scene: JAIPUR,
  legend: 'Sign in or sign up',
  choices: [
    { value: 'sign-in', label: 'Sign in' },
    { value: 'sign-up', label: 'Sign up' },
  ],
  'sign-in': { title: 'Sign in', lead: 'The page behind this stays as it is.', Form: SignInForm },
  'sign-up': { title: 'Sign up', lead: 'Your trips, documents and wallet in one place.', Form: SignUpForm },
  forgot: { ...FORGOT, Form: ForgotForm },
  'email-code': {
    title: 'Sign in with a code',
    lead: 'We’ll email you a six-digit code. You need no password.',
    Form: CodeSignInForm,
  },
  code: {
    action: 'Sign up',
    busyLabel: 'Signing up…',
    known: 'If you already have an account, the email explains how to sign in.',
    confirm: confirmSignUp,
  },
  note: 'You can search and compare without signing in.',
};
/** A company's accounts are opened by password alone: a code never signs in to one. */
const CORPORATE: Omit<typeof PERSONAL, 'email-code'> = {
  scene: MUMBAI,
  legend: 'Sign in or register a company',
  choices: [
    { value: 'sign-in', label: 'Sign in' },
    { value: 'sign-up', label: 'Register a company' },
  ],
  'sign-in': { title: 'Sign in for work', lead: 'Use your work email.', Form: CompanySignInForm },
  'sign-up': {
    title: 'Register a company',
    lead: 'You become its first administrator and invite the others.',
    Form: CompanySignUpForm,
  },
  forgot: { ...FORGOT, Form: ForgotForm },
  code: {
    action: 'Register the company',
    busyLabel: 'Registering…',
    known: 'If you already have a corporate account, the email explains how to sign in.',
    confirm: confirmCompany,
  },
  note: 'Invited by a colleague? Use the link in the invitation email.',
};

/** Sign-in over the page, which stays as it is (2.9). Loaded on demand; mounted while open. */
export function SignInDialog({ view: asked, userType, onClose }: SignInDialogProps) {
  const [view, setView] = useState(asked);
  const [draft, setDraft] = useState<AccountDraft>(EMPTY_DRAFT);
  const onDraft = (typed: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...typed }));
  const personal = userType === PRODUCT.id;
  const area = personal ? PERSONAL : CORPORATE;
  const [proof, setProof] = useState<AddressProof | null>(null);
  const asViewed = view === 'email-code' ? PERSONAL[view] : area[view];
  const { title, lead, Form } = proof ? { ...asViewed, ...CHECK_MAIL } : asViewed;
  return (
    <Dialog open title={t(title)} hideTitle size="lg" bare onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Poster {...area.scene} width={224} height={600} fill />
        </div>
        <div className={styles.words}>
          <p className="h2" aria-hidden="true">
            {t(title)}
          </p>
          <p className={styles.lead}>{t(lead)}</p>
          {proof ? (
            <div className={styles.code}>
              <CodeStep {...area.code} proof={proof} onChangeAddress={() => setProof(null)} />
            </div>
          ) : (
            <>
              <Segmented
                legend={t(area.legend)}
                name="account-view"
                className={styles.views}
                options={area.choices.map(({ value, label }) => ({ value, label: t(label) }))}
                value={view}
                onChange={(value) => setView(value === 'sign-up' ? 'sign-up' : 'sign-in')}
              />
              <Form key={view} draft={draft} onDraft={onDraft} onProof={setProof} userType={userType} />
            </>
          )}
          {view === 'sign-in' && (
            <div className={styles.others}>
              <Button variant="txt" size="sm" onClick={() => setView('forgot')}>
                {t('Forgot password?')}
              </Button>
              {personal && (
                <Button variant="txt" size="sm" onClick={() => setView('email-code')}>
                  {t('Email me a code')}
                </Button>
              )}
            </div>
          )}
          {view === 'email-code' && (
            <div className={styles.others}>
              <Button variant="txt" size="sm" onClick={() => setView('sign-in')}>
                {t('Use your password')}
              </Button>
            </div>
          )}
          <p className={styles.note}>{t(area.note)}</p>
          {personal && (
            <p className={styles.work}>
              {t('Travelling for work?')}{' '}
              <Link href={routes.corporateLanding()} onClick={onClose}>
                {t('Sign in with your company')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
