import { Price } from '#components/ui/price.tsx';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import type { Money } from '#lib/shared/money.ts';
import type { CheckoutView } from '../../contract.ts';
import styles from './checkout-summary.module.css';

/** The gateway is an Indian company and shows Indian time, whatever the payer's zone. */
const ZONE = 'Asia/Kolkata';

/** A time, with its date when that is not today. */
function payBy(instant: string): string {
  const today = dateInZone(new Date(), ZONE);
  return dateInZone(instant, ZONE) === today ? timeInZone(instant, ZONE) : formatInstant(instant, ZONE, today);
}

/** Amount, purpose, order number, and deadline. */
export function CheckoutSummary({ order, price }: { order: CheckoutView; price: Money }) {
  return (
    <div className={styles.summary}>
      <p className={styles.label}>Amount</p>
      <p className={styles.amount}>
        <Price money={price} />
      </p>
      <p className={styles.what}>{order.description}</p>
      <dl className={styles.facts}>
        {order.state === 'open' && (
          <div>
            <dt>Pay by</dt>
            <dd>
              <time dateTime={order.expiresAt}>{payBy(order.expiresAt)}</time> Indian time
            </dd>
          </div>
        )}
        <div>
          <dt>Order</dt>
          <dd className={styles.order}>{order.orderId}</dd>
        </div>
      </dl>
    </div>
  );
}
