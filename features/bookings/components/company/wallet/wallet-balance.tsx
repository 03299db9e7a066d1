import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { CompanyWallet } from '../../../contract.ts';
import styles from './company-wallet.module.css';

type WalletBalanceProps = { wallet: CompanyWallet; /** Absent for who may not add money. */ onAdd?: () => void };

/** What is left to pay trips with, what happens without it, and when someone is told. */
export function WalletBalance({ wallet, onAdd }: WalletBalanceProps) {
  const { paying, balance, creditLimit, left, currency, lowBalance, isLow, whenEmpty } = wallet;
  const shown = (amount: number) => formatMoney({ amount, currency });
  const credit = paying === 'credit';
  return (
    <section className={classNames('card', styles.balance)} aria-label="Balance">
      <div className={styles.head}>
        <div>
          <p className="muted">{credit ? 'Credit left' : 'Balance'}</p>
          <p>
            <Price money={{ amount: Math.max(0, left), currency }} size="lg" />
          </p>
          {credit && (
            <p className="small muted">
              {shown(Math.max(0, -balance))} owed of a limit of {shown(creditLimit)}
            </p>
          )}
        </div>
        {onAdd && (!credit || balance < 0) && (
          <Button variant="go" onClick={onAdd}>
            {credit ? 'Pay off' : 'Add money'}
          </Button>
        )}
      </div>
      <ul className={styles.facts}>
        {isLow && (
          <li>
            <Fact tone="bad">Low balance: less than {shown(lowBalance)} is left.</Fact>
          </li>
        )}
        <li>
          <Fact tone={left > 0 ? 'plain' : 'bad'}>{whenEmpty}</Fact>
        </li>
        <li>
          <Fact>
            {lowBalance > 0
              ? `Administrators get an email when less than ${shown(lowBalance)} is left.`
              : 'No email is sent when it runs low.'}{' '}
            <a href={workRoutes.corporateConfiguration()} className="nowrap">
              Change in Configuration
            </a>
          </Fact>
        </li>
      </ul>
    </section>
  );
}
