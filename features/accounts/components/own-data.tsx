'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { useSession } from '#stores/session.ts';
import { takeData } from '../client/take-data.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import styles from './own-data.module.css';

/** A consumer's data is theirs: to take along, and to have forgotten. */
export function OwnData() {
  const consumer = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType !== 'corporate');
  const [busy, setBusy] = useState(false);
  const [closing, setClosing] = useState(false);
  if (!consumer) return null;
  const take = async () => {
    setBusy(true);
    await takeData().catch((error: unknown) => toast.error(apiFailure(error).message));
    setBusy(false);
  };
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">Your data</h2>
      <p className="muted">Everything we keep about you, in one file. Or close the account: your name, e-mail and mobile are then gone for good.</p>
      <div className="row folds">
        <Button busy={busy} busyLabel="Gathering…" onClick={() => void take()}>
          Download my data
        </Button>
        <Button variant="txt" onClick={() => setClosing(true)}>
          Close my account
        </Button>
      </div>
      {closing && <CloseAccountDialog onClose={() => setClosing(false)} />}
    </section>
  );
}
