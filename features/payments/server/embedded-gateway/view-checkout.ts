import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { CheckoutView } from '../../rules/checkout.ts';
import { byId, findOrder, stateAt } from './gateway.repo.ts';

/** What the hosted checkout shows of an order, or null when there is none. */
export async function viewCheckout({ db, orderId }: { db: Db; orderId: string }): Promise<CheckoutView | null> {
  const order = await findOrder(db, byId(orderId));
  if (!order) return null;
  const back = `${order.callbackUrl}${order.callbackUrl.includes('?') ? '&' : '?'}razorpay_order_id=${encodeURIComponent(order.id)}`;
  return {
    orderId: order.id,
    price: { amount: order.amount, currency: order.currency },
    description: order.description,
    expiresAt: order.expiresAt.toISOString(),
    state: stateAt(order, clock.now()),
    leaveUrl: back,
  };
}
