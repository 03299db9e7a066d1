import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { orderOfGateway } from './payment-orders.repo.ts';

/** What a gateway's order pays for (a payer who left comes back with the order's id alone): a booking, or a change of it by `reference`; or null. */
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
