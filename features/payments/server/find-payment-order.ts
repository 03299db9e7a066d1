import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { orderOfGateway } from './payment-orders.repo.ts';

/** Which booking a gateway's order belongs to (a payer who left comes back with the order's id alone), or null. */
export async function findPaymentOrder({ db, gatewayOrderId }: { db: Db; gatewayOrderId: string }): Promise<{ orderId: string; bookingId: string } | null> {
  const order = await orderOfGateway(db, gatewayOrderId);
  return order ? { orderId: order.id, bookingId: order.bookingId } : null;
}
