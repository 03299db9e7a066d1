import { returnFromCheckout } from '#features/bookings/server/index.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { attemptPayment } from '#features/payments/server/index.ts';
import { oneOf, type Shopper } from './plan.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

const OUTCOMES: PaymentOutcome[] = ['success', 'success', 'success-no-return', 'success-duplicate-webhook'];

/** At the hosted checkout: leaves it at times, pays, and comes back where the gateway sends a payer back. */
export async function payAtTheGateway({ call }: Shopper, checkoutUrl: string | null): Promise<void> {
  const orderId = orderOfCheckout(checkoutUrl);
  if (Math.random() < 0.1) await returnFromCheckout(call.db, { razorpay_order_id: orderId });
  const { callback } = await attemptPayment({ ...call, body: { orderId, method: 'upi', outcome: oneOf(OUTCOMES) } });
  if (callback) await returnFromCheckout(call.db, callback.fields);
}
