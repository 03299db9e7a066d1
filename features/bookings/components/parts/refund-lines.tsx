import { PriceLines } from '#components/charts/price-lines.tsx';
import type { BookingView } from '../../contract.ts';
import { refundGoes } from './booking-money.ts';
import styles from './parts.module.css';

type RefundLinesProps = {
  refund: NonNullable<BookingView['refund']>;
  /** Label of what does not come back: "The hotel kept". */
  kept: string;
  currency: string;
  company: boolean;
};

/** Money of a cancelled booking: what was charged, what was refunded or is on its way. */
export function RefundLines({ refund: { amount, charge, state, to }, kept, currency, company }: RefundLinesProps) {
  const where = refundGoes(to, company);
  return (
    <div className={styles.refund}>
      <h3 className="h4">Refunds</h3>
      <PriceLines
        lines={[{ label: kept, amount: charge }]}
        total={amount}
        currency={currency}
        sum={state === 'processed' ? `Paid back ${where}` : `On its way ${where}`}
      />
    </div>
  );
}
