import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { bookings } from './tables.ts';

/** The gateway has sent money back: the bookings it belonged to show it, once all of theirs is sent. News of another refund changes nothing. */
export async function noteRefunds(
  db: Db,
  processed: readonly { bookingId: string; refundId: string }[],
): Promise<void> {
  for (const { bookingId, refundId } of processed) {
    const awaited = sql`${bookings.refund}->'sourceRefundIds' ? ${refundId}`;
    const left = sql`(${bookings.refund}->'sourceRefundIds') - ${refundId}::text`;
    const refund = sql`${bookings.refund} || jsonb_build_object('sourceRefundIds', ${left}, 'state', case when ${left} = '[]'::jsonb then 'processed' else 'pending' end)`;
    await db
      .update(bookings)
      .set({ refund, updatedAt: clock.now() })
      .where(and(eq(bookings.id, bookingId), awaited));
  }
}
