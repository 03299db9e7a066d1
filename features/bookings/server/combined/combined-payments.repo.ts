import 'server-only';
import { and, count, eq, gt } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { combinedPayments } from '../tables.ts';

export type CombinedPayment = typeof combinedPayments.$inferSelect;

/** A payment for several bookings, by id. Throws NOT_FOUND. */
export async function combinedById(db: Db, id: string): Promise<CombinedPayment> {
  const [row] = await db.select().from(combinedPayments).where(eq(combinedPayments.id, id));
  if (!row) throw notFound('This payment');
  return row;
}

/** How many payments for several bookings a person began since an instant. */
export async function begunSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ begun: count() })
    .from(combinedPayments)
    .where(and(eq(combinedPayments.userId, userId), gt(combinedPayments.createdAt, since)));
  return row?.begun ?? 0;
}

/** Notes that it was paid, or left unpaid. */
export async function endCombined(tx: Db, id: string, how: 'paidAt' | 'leftAt'): Promise<void> {
  await tx
    .update(combinedPayments)
    .set({ [how]: clock.now() })
    .where(eq(combinedPayments.id, id));
}
