import { Page } from '#components/layout/page.tsx';
import type { DigitGrouping } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { CheckoutView } from '../../contract.ts';
import { CheckoutEnded } from './checkout-ended.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { GatewayMark } from './gateway-mark.tsx';
import styles from './checkout-page.module.css';

/** The hosted checkout, which looks like another company's: its own name and layout, without the shop's header. */
export function CheckoutPage({ order, digits }: { order: CheckoutView; digits?: DigitGrouping }) {
  const price = { amount: order.amount, currency: order.currency };
  return (
    <Page width="full" className={styles.page}>
      <div className={styles.sheet}>
        <div className={styles.summary}>
          <GatewayMark />
          <CheckoutSummary order={order} price={price} digits={digits} />
        </div>
        <div className={styles.pay}>
          {order.state === 'open' ? (
            <CheckoutForm orderId={order.orderId} price={price} digits={digits} leaveUrl={order.leaveUrl} />
          ) : (
            <CheckoutEnded state={order.state} leaveUrl={order.leaveUrl} />
          )}
        </div>
      </div>
      <p className={styles.foot}>
        {t(
          'This page stands in for a payment company. It asks for no card or account number, and no real money moves.',
        )}
      </p>
    </Page>
  );
}
