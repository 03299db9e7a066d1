import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { capturedPayment, recordedPayment, type CapturedPayment } from './captured-payment.ts';
import { paymentGateway } from './payment-gateway.ts';
import { currentOrder, type Paying } from './payment-orders.repo.ts';

type PaymentState = { outcome: 'open' | 'closed' | 'none' } | { outcome: 'paid'; payment: CapturedPayment };

/**
 * Asks the gateway for the payment of a booking, or of a change: after a crash, or when the payer returned without a
 * result.
 */
export async function checkPayment({ db, ...paying }: { db: Db } & Paying): Promise<PaymentState> {
  const order = await currentOrder(db, paying);
  if (!order) return { outcome: 'none' };
  if (order.state === 'closed') return { outcome: 'closed' };
  const recorded = recordedPayment(order);
  if (recorded) return { outcome: 'paid', payment: recorded };
  const remote = await paymentGateway(db).getOrder({ receipt: order.id });
  if (remote?.payment) return { outcome: 'paid', payment: capturedPayment(order, remote.id, remote.payment) };
  return { outcome: remote?.state === 'closed' ? 'closed' : 'open' };
}
