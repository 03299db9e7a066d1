import { PriceLines } from '#components/charts/price-lines.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView } from '../../contract.ts';
import { refundGoes, refundTarget } from './refund-text.ts';
import styles from './parts.module.css';

type RefundLinesProps = {
  booking: BookingView;
  refund: NonNullable<BookingView['refund']>;
  /** Label of what does not come back: "The hotel kept". */
  kept: string;
};

/** Money of a cancelled booking: what was charged, what was refunded or is on its way. */
export function RefundLines({ booking, refund: { amount, charge, state }, kept }: RefundLinesProps) {
  const where = refundGoes(refundTarget(booking), booking.company !== null);
  return (
    <div className={styles.refund}>
      <h3 className="h4">{t('Refunds')}</h3>
      <PriceLines
        lines={[{ label: kept, amount: charge }]}
        total={amount}
        currency={booking.currency}
        sum={messageText(state === 'processed' ? `Refunded ${where}` : `On its way ${where}`)}
      />
    </div>
  );
}
