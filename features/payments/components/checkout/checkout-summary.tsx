import { Price } from '#components/ui/price.tsx';
import type { Money } from '#lib/shared/money.ts';
import type { CheckoutView } from '../../contract.ts';
import styles from './checkout-summary.module.css';
import { PayBy } from './pay-by.tsx';

/** Amount, purpose, order number, and deadline. */
export function CheckoutSummary({ order, price }: { order: CheckoutView; price: Money }) {
  return (
    <div>
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
              <PayBy instant={order.expiresAt} />
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
