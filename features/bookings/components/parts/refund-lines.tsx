import { PriceLines } from '#components/charts/price-lines.tsx';
import type { StayBooking } from '../../contract.ts';
import styles from './parts.module.css';

type RefundLinesProps = { refund: NonNullable<StayBooking['refund']>; currency: string };

/** What became of the money of a cancelled booking: what was kept, and what came back or is on its way. */
export function RefundLines({ refund: { amount, charge, state, to }, currency }: RefundLinesProps) {
  const where = to === 'wallet' ? 'to your wallet' : 'to where you paid from';
  return (
    <div className={styles.refund}>
      <h3 className="h4">Refunds</h3>
      <PriceLines
        lines={[{ label: 'The hotel kept', amount: charge }]}
        total={amount}
        currency={currency}
        sum={state === 'processed' ? `Paid back ${where}` : `On its way ${where}`}
      />
    </div>
  );
}
