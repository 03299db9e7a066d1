'use client';

import { Button } from '#components/ui/button.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useShareList, useStopSharing } from '../client/use-saved.ts';
import styles from './saved.module.css';

/** Shares the list with whoever has its link, and ends that. `sharedKey`: null while it is not shared. */
export function Sharing({ sharedKey }: { sharedKey: string | null }) {
  const [share, stop] = [useShareList(), useStopSharing()];
  const failure = share.error ?? stop.error;
  return (
    <section className={styles.sharing} aria-label={t('Sharing')}>
      {sharedKey === null ? (
        <>
          <p className="small muted">
            {t(
              'Travelling with others? Whoever has the link sees these hotels, dates and today’s prices, with your first name and initial. Signed in, they can say which ones they like.',
            )}
          </p>
          <Button
            variant="out"
            size="sm"
            busy={share.isPending}
            busyLabel={t('Sharing…')}
            onClick={() => share.mutate()}
          >
            {t('Share this list')}
          </Button>
        </>
      ) : (
        <>
          <p className="small">
            {t('Whoever has the link sees this list.')}
            <ShareLink href={accountRoutes.sharedSaved(sharedKey)} title={t('Stays for our trip')} />
          </p>
          <Button
            variant="txt"
            size="sm"
            busy={stop.isPending}
            busyLabel={t('Stopping…')}
            onClick={() => stop.mutate()}
          >
            {t('Stop sharing')}
          </Button>
        </>
      )}
      {failure && (
        <p className="small" role="alert">
          {messageText(failure.message)}
        </p>
      )}
    </section>
  );
}
