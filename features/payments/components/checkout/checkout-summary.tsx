import { Price } from '#components/ui/price.tsx';
import type { DigitGrouping, Money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { CheckoutView } from '../../contract.ts';
import styles from './checkout-summary.module.css';
import { PayBy } from './pay-by.tsx';

type CheckoutSummaryProps = { order: CheckoutView; price: Money; digits: DigitGrouping | undefined };

/** Amount, purpose, order number, and deadline. */
export function CheckoutSummary({ order, price, digits }: CheckoutSummaryProps) {
  return (
    <div>
      <p className={styles.label}>{t('Amount')}</p>
      <p className={styles.amount}>
        <Price money={price} digits={digits} />
      </p>
      <p className={styles.what}>{messageText(order.description)}</p>
      <dl className={styles.facts}>
        {order.state === 'open' && (
          <div>
            <dt>{t('Pay by')}</dt>
            <dd>
              <PayBy instant={order.expiresAt} />
            </dd>
          </div>
        )}
        <div>
          {/* A text of its own: "Order" is the order of a list. Its number stands below it. */}
          <dt>{t('Order{number}', { number: '' })}</dt>
          <dd className={styles.order}>{order.orderId}</dd>
        </div>
      </dl>
    </div>
  );
}
