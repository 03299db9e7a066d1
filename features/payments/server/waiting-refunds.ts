import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { paidOrdersOf } from './refunds.repo.ts';
import { refunds } from './tables.ts';

/** A refund that the gateway has not made; `amount` in paise. */
export type WaitingRefund = { bookingId: string; amount: number; createdAt: Date };

/** Most refunds of one answer: with more, the gateway is down and the oldest are enough. */
const MOST = 500;

/** Refunds that have waited for the gateway since an instant or longer, the oldest first. */
export const refundsWaitingSince = (db: Db, since: Date): Promise<WaitingRefund[]> =>
  db
    .select({ bookingId: refunds.bookingId, amount: refunds.amount, createdAt: refunds.createdAt })
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lte(refunds.createdAt, since)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(MOST);

/** Makes the waiting refunds of a booking due at once for the payment jobs. Gives how many there are. */
export async function retryRefunds(tx: Db, bookingId: string, now: Date): Promise<number> {
  const due = await tx
    .update(refunds)
    .set({ nextTryAt: now })
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.state, 'pending')))
    .returning({ id: refunds.id });
  return due.length;
}

/** Payments and refunds of a booking, the oldest first; amounts in paise. */
export async function moneyOf(db: Db, bookingId: string) {
  const orders = await paidOrdersOf(db, bookingId).limit(100);
  const paid = orders.map(({ share, method, at }) => ({ amount: share, method, at }));
  const returned = await db
    .select({
      amount: refunds.amount,
      target: refunds.target,
      createdAt: refunds.createdAt,
      processedAt: refunds.processedAt,
    })
    .from(refunds)
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(100);
  return { paid, returned };
}
