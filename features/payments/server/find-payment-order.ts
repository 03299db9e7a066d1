import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { orderOfGateway } from './payment-orders.repo.ts';

/**
 * What a gateway order pays for (an abandoned checkout returns only the order's id): a booking, or a change by
 * `reference`; or null.
 */
export async function findPaymentOrder({
  db,
  gatewayOrderId,
}: {
  db: Db;
  gatewayOrderId: string;
}): Promise<{ orderId: string; bookingId: string; reference: string } | null> {
  const order = await orderOfGateway(db, gatewayOrderId);
  return order ? { orderId: order.id, bookingId: order.bookingId, reference: order.reference } : null;
}
