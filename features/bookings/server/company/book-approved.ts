import 'server-only';
import { and, eq } from 'drizzle-orm';
import { emailApproved } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { AppError } from '#lib/shared/errors.ts';
import { bookingById, type BookingRow } from '../bookings.repo.ts';
import { confirmWithSupplier } from '../confirm-with-supplier.ts';
import { beginPayment } from '../pay-booking.ts';
import { bookings } from '../tables.ts';
import { holdWithinCeiling } from './hold-within-ceiling.ts';

/**
 * Books an approved trip at once where nothing is missing: all travellers are named, the company's fields are filled
 * in, and the company's account covers the total. Otherwise the requester pays before the hold ends. One email tells
 * the requester which: a booking made here is marked, so that its confirmation (or failure) also mentions the approval.
 */
export async function bookApproved(db: Db, bookingId: string): Promise<void> {
  await holdWithinCeiling(db, bookingId);
  const paid = await retryOnConflict(db, async (tx) => {
    const booking = await bookingById(tx, bookingId);
    if (booking.state !== 'approved' || booking.companyId === null) return null;
    const booked = await payFromPurse(tx, booking);
    if (booked) return booked;
    await tx
      .update(bookings)
      .set({ nextCheckAt: booking.holdExpiresAt, checks: 0 })
      .where(and(eq(bookings.id, bookingId), eq(bookings.version, booking.version)));
    await emailApproved(tx, booking.companyId, bookingId);
    return null;
  });
  if (paid) await confirmWithSupplier(db, paid.id);
}

/** The whole amount from the company's account; null when it does not cover it. */
async function payFromPurse(db: Db, booking: BookingRow): Promise<BookingRow | null> {
  const company = booking.company && { ...booking.company, bookedOnApproval: true as const };
  try {
    return await db.transaction((tx) =>
      beginPayment(tx, { ...booking, company }, { expectedTotal: booking.total, walletAmount: booking.total }),
    );
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
