import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { openBusiness } from '../rules/open-business.ts';
import { PRODUCT_LABELS } from '../rules/product-labels.ts';
import { asBooking, type BookingRow } from './bookings.repo.ts';
import { bookingSummary } from './products/index.ts';
import { bookings } from './tables.ts';

/** Something unfinished, in a sentence that says what to do about it. */
export type OpenBusiness = { kind: 'trip' | 'payment' | 'refund'; bookingId: string; sentence: string };

/** What is unfinished in a person's bookings, the next stay first. */
export async function listOpenBusiness({
  db,
  userId,
  now,
}: {
  db: Db;
  userId: string;
  now: Date;
}): Promise<OpenBusiness[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(asc(bookings.checkIn), asc(bookings.id));
  return rows.map(asBooking).flatMap((booking) => {
    const kind = openBusiness(
      { state: booking.state, checkOutAt: booking.checkOutAt, refund: booking.refund ?? null },
      now,
    );
    return kind ? [{ kind, bookingId: booking.id, sentence: sentenceOf(kind, booking) }] : [];
  });
}

function sentenceOf(kind: OpenBusiness['kind'], booking: BookingRow): string {
  const { name } = bookingSummary(booking);
  if (kind === 'payment') return `A payment for ${name} is under way. Wait until it is settled.`;
  if (kind === 'refund') return `A refund for ${name} is still on its way to you. Wait until it has arrived.`;
  const { isAhead, isUnpaid } = PRODUCT_LABELS[booking.category];
  return booking.state === 'confirmed' ? isAhead(name) : isUnpaid(name);
}
