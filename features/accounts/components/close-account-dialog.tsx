'use client';

import { type SyntheticEvent, useState } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useCloseAccount, useClosingTerms } from '../client/use-closing.ts';
import styles from './my-data.module.css';

/** Explains closing the account before it is done: obstacles, what is given up, what the law requires us to store. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const terms = useClosingTerms(true);
  return (
    <Dialog open title={t('Close your account')} onClose={onClose}>
      <div className="stack">
        {terms.isPending && <LoadingCards label={t('Checking for open bookings')} count={1} />}
        {terms.isError && <FieldError>{terms.error.message}</FieldError>}
        {terms.data?.obstacles.length === 0 && (
          <CloseForm givenUp={terms.data.walletBalance} kept={terms.data.kept} onClose={onClose} />
        )}
        {terms.data && terms.data.obstacles.length > 0 && (
          <>
            <p>{t('The account cannot be closed yet:')}</p>
            <ul className={styles.list}>
              {terms.data.obstacles.map(({ bookingId, sentence }) => (
                <li key={bookingId}>{messageText(sentence)}</li>
              ))}
            </ul>
            <Button onClick={onClose}>{t('Keep my account')}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function CloseForm({ givenUp, kept, onClose }: { givenUp: number; kept: readonly string[]; onClose: () => void }) {
  const close = useCloseAccount();
  const [password, setPassword] = useState('');
  const failure = close.error && apiFailure(close.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    close.mutate({ password, givenUp });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p>
        {t(
          'Your details are deleted, and so are names, passports, dates of birth, contacts and requests on your bookings. Events that you host are cancelled and deleted; whoever is registered is told. You are signed out everywhere. This cannot be undone.',
        )}
      </p>
      {givenUp > 0 && (
        <p className="warn">
          {t('Your wallet holds {amount}. It cannot be paid out: closing the account gives it up.', {
            amount: formatMoney({ amount: givenUp, currency: 'INR' }),
          })}
        </p>
      )}
      {kept.length > 0 && (
        <>
          <p>{t('We keep only:')}</p>
          <ul className={styles.list}>
            {kept.map((sentence) => (
              <li key={sentence}>{messageText(sentence)}</li>
            ))}
          </ul>
        </>
      )}
      <TextField
        label={t('Your password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure?.fields.password}
      />
      {failure && !failure.fields.password && <FieldError>{failure.message}</FieldError>}
      <div className="row folds">
        <Button type="submit" variant="ink" busy={close.isPending} busyLabel={t('Closing…')}>
          {t('Close my account for good')}
        </Button>
        <Button variant="txt" onClick={onClose}>
          {t('Keep it')}
        </Button>
      </div>
    </form>
  );
}
