import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { textToCompare } from '#lib/shared/text-moderation.ts';
import { guestReviews, guestReviewStays, type ReviewRow } from './tables.ts';

/** Serialises changes of one stay's review until the transaction ends, so that there is one. */
export const lockStay = (tx: Db, bookingId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('guest reviews'), hashtext(${bookingId}))`);

/** The review of a booking. */
export async function reviewOfBooking(db: Db, bookingId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(guestReviews).where(eq(guestReviews.bookingId, bookingId));
  return row;
}

/** Those of these bookings that have a review. */
export async function reviewedAmong(db: Db, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (!bookingIds.length) return new Set();
  const rows = await db
    .select({ bookingId: guestReviews.bookingId })
    .from(guestReviews)
    .where(inArray(guestReviews.bookingId, [...bookingIds]));
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** The same, locked until the transaction ends. */
export async function lockedReviewOfBooking(tx: Db, bookingId: string): Promise<ReviewRow | undefined> {
  await lockStay(tx, bookingId);
  const [row] = await tx.select().from(guestReviews).where(eq(guestReviews.bookingId, bookingId)).for('update');
  return row;
}

/**
 * A review that staff decide on, locked. Throws NOT_FOUND, and STATE_BLOCKED where it changed since `version`: nobody
 * decides on what they have not read.
 */
export async function reviewAtVersion(tx: Db, reviewId: string, version: number): Promise<ReviewRow> {
  const [row] = await tx.select().from(guestReviews).where(eq(guestReviews.id, reviewId)).for('update');
  if (!row) throw notFound('This review');
  if (row.version !== version)
    throw new AppError('STATE_BLOCKED', 'This review changed while you read it. Nothing was done. Read it again.');
  return row;
}

/** The key that reviews with the same text share; null for a text that is too short. */
export function copyKeyOf(texts: readonly string[]): string | null {
  const text = textToCompare(texts);
  return text === null ? null : createHash('sha256').update(text).digest('hex');
}

/** Whether an earlier review of another stay has this text. `before`: the review as it was; none while it is new. */
export async function isCopied(
  db: Db,
  copyKey: string | null,
  { bookingId, before }: { bookingId: string; before: ReviewRow | undefined },
): Promise<boolean> {
  if (copyKey === null) return false;
  const [found] = await db
    .select({ id: guestReviews.id })
    .from(guestReviews)
    .where(
      and(
        eq(guestReviews.copyKey, copyKey),
        ne(guestReviews.bookingId, bookingId),
        before && lt(guestReviews.writtenAt, before.writtenAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether staff refused a review of this stay before. */
export async function wasRefused(db: Db, bookingId: string): Promise<boolean> {
  const [row] = await db
    .select({ refusedAt: guestReviewStays.refusedAt })
    .from(guestReviewStays)
    .where(eq(guestReviewStays.bookingId, bookingId));
  return Boolean(row?.refusedAt);
}
