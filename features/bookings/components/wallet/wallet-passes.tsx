'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { routes } from '#lib/shared/routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useGoogleWallet, useWalletPasses } from '../../client/wallet-passes.ts';
import { DocumentButton } from '../parts/document-button.tsx';
import styles from './wallet.module.css';

/** The passes of a booking for a phone's wallet: of a stay one, of a trip by air one for each passenger and flight. */
export function WalletPasses({ bookingId }: { bookingId: string }) {
  const { data } = useWalletPasses(bookingId);
  const [problem, setProblem] = useState('');
  if (!data || (!data.apple && !data.google)) return null;
  const { apple, google, passes } = data;
  const several = passes.length > 1;
  return (
    <div className={styles.wallet} role="group" aria-label={t('Passes for your phone')}>
      <ul className={styles.passes}>
        {passes.map(({ _id: passId, label }) => (
          <li key={passId} className={styles.pass}>
            {several && <span className="small">{label}</span>}
            {apple && (
              <DocumentButton
                path={routes.document('apple-wallet-pass')}
                label={t('Add to Apple Wallet')}
                file="trip.pkpass"
                icon="card"
                query={{ bookingId, passId }}
                onProblem={setProblem}
                {...(several ? { name: `${t('Add to Apple Wallet')}: ${label}` } : {})}
              />
            )}
            {google && (
              <GoogleButton
                bookingId={bookingId}
                passId={passId}
                onProblem={setProblem}
                name={several ? `${t('Add to Google Wallet')}: ${label}` : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t('A pass shows what is booked now. After a change of this trip, add it again.')}
        {google && ` ${t('With Google Wallet, its details go to Google.')}`}
      </p>
      {problem && (
        <p className="small bad" role="alert">
          {messageText(problem)}
        </p>
      )}
    </div>
  );
}

type GoogleButtonProps = {
  bookingId: string;
  passId: string;
  /** Its full name, where there are several. */
  name: string | undefined;
  onProblem: (problem: string) => void;
};

function GoogleButton({ bookingId, passId, name, onProblem }: GoogleButtonProps) {
  const link = useGoogleWallet();
  return (
    <Button
      variant="out"
      size="sm"
      icon="card"
      busy={link.isPending}
      busyLabel={t('Preparing…')}
      aria-label={link.isPending ? undefined : name}
      onClick={() => {
        onProblem('');
        link.mutate({ bookingId, passId }, { onError: ({ message }) => onProblem(message) });
      }}
    >
      {t('Add to Google Wallet')}
    </Button>
  );
}
