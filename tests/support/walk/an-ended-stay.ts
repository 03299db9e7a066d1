import { eq } from 'drizzle-orm';
import { bookings } from '#features/bookings/server/tables.ts';
import { guestReviews } from '#features/guest-reviews/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import type { KnownValues } from './good-input.ts';

/** Moves a confirmed stay to the days before today. */
export async function endStay(db: Db, bookingId: string): Promise<void> {
  const checkOut = addDays(clock.today('UTC'), -2);
  const checkOutAt = new Date(`${checkOut}T05:30:00Z`);
  await db
    .update(bookings)
    .set({
      checkIn: addDays(checkOut, -2),
      checkOut,
      checkInAt: new Date(checkOutAt.getTime() - 2 * 86_400_000),
      checkOutAt,
    })
    .where(eq(bookings.id, bookingId));
}

/** A review of a stay of that person, waiting or published; its id and version. */
async function aReview(
  db: Db,
  bookingId: string,
  userId: string,
  state: 'waiting' | 'published',
): Promise<KnownValues> {
  const now = clock.now();
  const reviewId = newId('grv', now.getTime());
  await db.insert(guestReviews).values({
    id: reviewId,
    bookingId,
    userId,
    hotelSlug: 'a-walk',
    stayedIn: '2026-11',
    trip: 'solo',
    overall: 8,
    liked: 'A walk',
    disliked: '',
    state,
    checks: [],
    version: 1,
    writtenAt: now,
    changedAt: now,
    publishedAt: state === 'published' ? now : null,
  });
  return { reviewId, version: 1 };
}

/** What an operation on reviews succeeds on: an ended stay of the caller, or somebody else's review. */
export async function forGuestReviews(
  db: Db,
  operation: string,
  asha: { userId: string },
  booked: () => Promise<{ _id: string }>,
): Promise<KnownValues> {
  if (operation === 'guestReviews.report' || operation === 'guestReviews.answer')
    return aReview(db, newId('bkg'), 'usr_other', 'published');
  if (operation === 'guestReviews.decide') return aReview(db, newId('bkg'), 'usr_other', 'waiting');
  const { _id: bookingId } = await booked();
  await endStay(db, bookingId);
  if (operation === 'guestReviews.remove') await aReview(db, bookingId, asha.userId, 'published');
  return { bookingId };
}
