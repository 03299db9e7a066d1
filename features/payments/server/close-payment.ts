import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import { capturedPayment, recordedPayment, type CapturedPayment } from './captured-payment.ts';
import { paymentGateway } from './payment-gateway.ts';
import { currentOrder, markClosed, type Paying } from './payment-orders.repo.ts';
import { mustBeOutsideTransaction } from './transaction-scope.ts';

/**
 * Closes the order of a booking, or of a change, so that it cannot be paid any more, or reports that it was paid
 * meanwhile. `now` is when the caller gave up. Closed and missing orders are no error. Call outside a transaction.
 */
export async function closePayment({
  db,
  now,
  ...paying
}: { db: Db; now: Date } & Paying): Promise<{ outcome: 'closed' } | { outcome: 'paid'; payment: CapturedPayment }> {
  mustBeOutsideTransaction(db, 'closePayment');
  const order = await currentOrder(db, paying);
  if (!order || order.state === 'closed') return { outcome: 'closed' };
  const recorded = recordedPayment(order);
  if (recorded) return { outcome: 'paid', payment: recorded };
  const remote = await paymentGateway(db).closeOrder({ receipt: order.id });
  if (remote?.payment) return { outcome: 'paid', payment: capturedPayment(order, remote.id, remote.payment) };
  await markClosed(db, order.id);
  log().info({ ...paying, orderId: order.id, at: now }, 'payment order closed');
  return { outcome: 'closed' };
}
