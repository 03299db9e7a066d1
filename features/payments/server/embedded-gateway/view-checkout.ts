import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { gatewayCheckout } from '../../contract.ts';
import { byId, findOrder, stateAt } from './gateway.repo.ts';
import { returnPath } from './return-path.ts';

/** The order as the hosted checkout shows it. Throws NOT_FOUND. */
export const viewCheckout: UseCase<typeof gatewayCheckout> = async ({ db, query }) => {
  const order = await findOrder(db, byId(query.orderId));
  if (!order) throw notFound('This payment');
  const { id: orderId, amount, currency, description, expiresAt } = order;
  const back = returnPath(order.callbackUrl);
  const leaveUrl = `${back}${back.includes('?') ? '&' : '?'}razorpay_order_id=${encodeURIComponent(orderId)}`;
  return {
    orderId,
    amount,
    currency,
    description,
    expiresAt: expiresAt.toISOString(),
    state: stateAt(order, clock.now()),
    leaveUrl,
  };
};
