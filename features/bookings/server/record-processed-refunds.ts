import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { bookingById } from './bookings.repo.ts';
import { isCombined } from '../rules/combined-payment.ts';
import { announceNews } from './announce-news.ts';
import { enqueueBookingEmail } from './emails/enqueue-booking-email.ts';
import { bookings } from './tables.ts';

/** A refund the gateway has completed. Amount in paise. */
type MadeRefund = { bookingId: string; refundId: string; amount: number };

/**
 * Records completed refunds: bookings show them once all of theirs are complete, and their bookers get an email and a
 * push message for each.
 * A refund that is known already (job and webhook report the same) changes nothing.
 */
export async function recordProcessedRefunds(db: Db, processed: readonly MadeRefund[]): Promise<void> {
  for (const refund of processed)
    if (!isCombined(refund.bookingId)) await inTransaction(db, (tx) => noteRefund(tx, refund));
}

async function noteRefund(tx: Db, { bookingId, refundId, amount }: MadeRefund): Promise<void> {
  const awaited = sql`${bookings.refund}->'sourceRefundIds' ? ${refundId}`;
  const left = sql`(${bookings.refund}->'sourceRefundIds') - ${refundId}::text`;
  const refund = sql`${bookings.refund} || jsonb_build_object('sourceRefundIds', ${left}, 'state', case when ${left} = '[]'::jsonb then 'processed' else 'pending' end)`;
  await tx
    .update(bookings)
    .set({ refund, updatedAt: clock.now() })
    .where(and(eq(bookings.id, bookingId), awaited));
  const id = refundId.replace(/^[a-z]+_/, 'mal_');
  const booking = await bookingById(tx, bookingId);
  const told = await enqueueBookingEmail(tx, booking, 'refunded', { amount, id });
  if (told) await announceNews(tx, booking, 'refunded');
}
