import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { gatewayPayments, gatewayRefunds } from '../tables.ts';
import { queueEvent, refundEvent } from './events.ts';
import { gatewayId } from './gateway-id.ts';

/**
 * Refunds a captured payment, in part or in full, once per receipt, and sends a webhook. Throws CONFLICT for more than
 * is left, or for a payment that was not captured.
 */
export const refundPayment = (
  db: Db,
  { receipt, paymentId, amount }: { receipt: string; paymentId: string; amount: number },
): Promise<{ id: string; state: 'processed' }> =>
  inTransaction(db, async (tx) => {
    const [payment] = await tx.select().from(gatewayPayments).where(eq(gatewayPayments.id, paymentId)).for('update');
    const [earlier] = await tx
      .select({ id: gatewayRefunds.id })
      .from(gatewayRefunds)
      .where(eq(gatewayRefunds.receipt, receipt));
    if (earlier) return { id: earlier.id, state: 'processed' };
    if (payment?.state !== 'captured' || amount <= 0 || amount > payment.amount - payment.refunded) {
      throw new AppError(
        'CONFLICT',
        'The refund is more than what is left of the captured payment. No money has moved.',
      );
    }
    const refund = { id: gatewayId('rfnd'), receipt, paymentId, amount, createdAt: clock.now() };
    await tx.insert(gatewayRefunds).values(refund);
    await tx
      .update(gatewayPayments)
      .set({ refunded: payment.refunded + amount })
      .where(eq(gatewayPayments.id, paymentId));
    await queueEvent(tx, refundEvent(refund), { dueAt: refund.createdAt });
    return { id: refund.id, state: 'processed' };
  });
