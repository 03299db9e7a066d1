'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Pager } from '#components/ui/pager.tsx';
import { Price } from '#components/ui/price.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { useWallet, useWalletHistory, WALLET_PAGE_SIZE } from '../../client/use-wallet.ts';
import { WalletHistory } from './wallet-history.tsx';
import styles from './wallet.module.css';

/** The wallet of the person in this tab: balance, what it can be used for, and its history. */
export function WalletScreen({ pageNo }: { pageNo: number }) {
  const wallet = useWallet();
  const history = useWalletHistory(pageNo);
  const failed = wallet.error ?? history.error;
  const again = () => void Promise.all([wallet.refetch(), history.refetch()]);
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Your wallet')}</h1>
      {failed && (!wallet.data || !history.data) ? (
        <ErrorState
          title={t('Your wallet could not be loaded')}
          meaning={`${failed.message} Nothing in it has changed.`}
          onRetry={again}
        />
      ) : wallet.data && history.data ? (
        <>
          <section className={classNames('card', styles.balance)} aria-label={t('Balance')}>
            <p className="muted">{t('Balance')}</p>
            <p>
              <Price money={{ amount: wallet.data.balance, currency: wallet.data.currency }} size="lg" />
            </p>
            <ul className={styles.use}>
              <li>
                {t(
                  'Pays for stays, flights and packages you book for yourself, and for changes of them: all of the price or a part.',
                )}
              </li>
              <li>{t('Does not pay for trips of a company, and is not paid out in cash or to a bank account.')}</li>
              <li>{t('A refund you choose to have in your wallet is here at once. The balance does not expire.')}</li>
            </ul>
          </section>
          <section aria-labelledby="wallet-history">
            <h2 id="wallet-history" className="h2">
              {t('History')}
            </h2>
            <WalletHistory
              lines={history.data.response}
              currency={wallet.data.currency}
              busy={history.isPlaceholderData}
            />
            <Pager
              page={pageNo}
              pages={Math.ceil(history.data.count / WALLET_PAGE_SIZE)}
              hrefOf={(page) => accountRoutes.wallet({ page: page === 1 ? undefined : page })}
              className={styles.pages}
            />
          </section>
        </>
      ) : (
        <LoadingCards label={t('Loading your wallet')} count={2} />
      )}
    </div>
  );
}
