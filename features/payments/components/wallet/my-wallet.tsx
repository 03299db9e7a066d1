'use client';

import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { useWallet } from '../../client/use-wallet.ts';
import styles from './wallet.module.css';

/** The wallet in a consumer's account: balance, and a link to its history. */
export function MyWallet() {
  const consumer = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType !== 'corporate');
  return consumer ? <WalletCard /> : null;
}

function WalletCard() {
  const { data } = useWallet();
  return (
    <section className={classNames('card', styles.card)}>
      <h2 className="h3">{t('Your wallet')}</h2>
      <p className="muted">
        {data ? (
          <Sentence
            text={t('Balance {amount}')}
            parts={{ amount: <Price money={{ amount: data.balance, currency: data.currency }} size="sm" /> }}
          />
        ) : (
          t('Refunds and credits you can pay with.')
        )}
      </p>
      <p>
        <Button href={accountRoutes.wallet()}>{t('Open wallet')}</Button>
      </p>
    </section>
  );
}
