import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { bookings } from './tables.ts';

/** The gateway has sent money back: the bookings it belonged to show it. News of another refund changes nothing. */
export async function noteRefunds(db: Db, processed: readonly { bookingId: string; refundId: string }[]): Promise<void> {
  for (const { bookingId, refundId } of processed) {
    const awaited = sql`${bookings.refund}->>'sourceRefundId' = ${refundId}`;
    const refund = sql`jsonb_set(${bookings.refund}, '{state}', '"processed"')`;
    await db.update(bookings).set({ refund, updatedAt: clock.now() }).where(and(eq(bookings.id, bookingId), awaited));
  }
}
