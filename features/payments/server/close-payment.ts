import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import { capturedPayment, recordedPayment, type CapturedPayment } from './captured-payment.ts';
import { paymentGateway } from './payment-gateway.ts';
import { currentOrder, markClosed, type Paying } from './payment-orders.repo.ts';
import { mustBeOutsideTransaction } from './transaction-scope.ts';

/**
 * Makes sure that the order of a booking, or of a change of it, can not be paid any more, or says that it was paid: the payer may have been
 * faster. `now` is the moment the caller gave up. Closing what is closed, or was never opened, is no error. Call
 * outside a transaction.
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
