import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { gatewayPayments, gatewayRefunds } from '../tables.ts';
import { queueEvent, refundEvent } from './events.ts';
import { gatewayId } from './gateway-id.ts';

/**
 * Refunds a part or all of a captured payment, once per receipt, and tells so by webhook. Throws CONFLICT for more
 * than is left, or for a payment that was never captured.
 */
export const refundPayment = (db: Db, { receipt, paymentId, amount }: { receipt: string; paymentId: string; amount: number }): Promise<{ id: string; state: 'processed' }> =>
  inTransaction(db, async (tx) => {
    const refund = { id: gatewayId('rfnd'), receipt, paymentId, amount, createdAt: clock.now() };
    const [made] = await tx.insert(gatewayRefunds).values(refund).onConflictDoNothing({ target: gatewayRefunds.receipt }).returning({ id: gatewayRefunds.id });
    if (!made) {
      const [first] = await tx.select({ id: gatewayRefunds.id }).from(gatewayRefunds).where(eq(gatewayRefunds.receipt, receipt));
      return { id: first?.id ?? '', state: 'processed' };
    }
    const enoughLeft = sql`${gatewayPayments.refunded} + ${amount} <= ${gatewayPayments.amount}`;
    const taken = await tx
      .update(gatewayPayments)
      .set({ refunded: sql`${gatewayPayments.refunded} + ${amount}` })
      .where(and(eq(gatewayPayments.id, paymentId), eq(gatewayPayments.state, 'captured'), sql`${amount} > 0`, enoughLeft))
      .returning({ id: gatewayPayments.id });
    if (!taken.length) throw new AppError('CONFLICT', 'The refund is more than what is left of the captured payment. No money has moved.');
    await queueEvent(tx, refundEvent(refund), { dueAt: refund.createdAt });
    return { id: refund.id, state: 'processed' };
  });
