import { classNames } from '#components/ui/class-names.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { BudgetView } from '../contract.ts';
import styles from './budgets.module.css';

/** How much of a budget is committed and reserved, drawn and in words. */
export function BudgetBar({ amount, reserved, committed }: Pick<BudgetView, 'amount' | 'reserved' | 'committed'>) {
  const whole = Math.max(amount, reserved + committed);
  const width = (part: number) => ({ width: `${(part / whole) * 100}%` });
  const exceeded = reserved + committed > amount;
  return (
    <div className={styles.use}>
      <div className={classNames(styles.bar, exceeded && styles.exceeded)} aria-hidden="true">
        <span className={styles.committed} style={width(committed)} />
        <span className={styles.reserved} style={width(reserved)} />
      </div>
      <span className="small muted">
        {formatMoney(money(committed))} committed, {formatMoney(money(reserved))} reserved
      </span>
    </div>
  );
}
