import { asc, eq } from 'drizzle-orm';
import type { StayBooking } from '#features/bookings/contract.ts';
import type { DeskReview, GuestReviewList, StayToReview } from '#features/guest-reviews/contract.ts';
import { noReviews, sumOf, withReview } from '#features/guest-reviews/rules/totals.ts';
import { eraseGuestReviews } from '#features/guest-reviews/server/index.ts';
import { guestReviews, guestReviewTotals } from '#features/guest-reviews/server/tables.ts';
import { scoredOf } from '#features/guest-reviews/server/present-review.ts';
import { hotels } from '#features/hotels/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { BookingSetup } from './booking-setup.ts';
import type { Buyer } from './buyer.ts';
import { call } from './call.ts';
import type { Stocked } from './stock.ts';

export const REVIEW = {
  overall: 8,
  cleanliness: 9,
  liked: 'Quiet rooms, and the best appam in Kochi.',
  disliked: 'The stairs are steep.',
  trip: 'couple',
  shownAs: 'name',
} as const;

/** The slug of a hotel that `aHotel` put on sale. */
export const slugOf = ({ hotelId }: Pick<Stocked, 'hotelId'>): string => hotelId.replace('htl_t', 'house-');

/** Somebody at a browser who reviews stays. */
export const aReviewer = (buyer: Buyer) => ({
  ...buyer,
  read: (bookingId: string) => buyer.get<StayToReview>(`/api/bookings/guest-review?bookingId=${bookingId}`),
  review: (bookingId: string, more: object = {}) =>
    call<StayToReview>('PUT', '/api/bookings/guest-review', {
      body: { ...REVIEW, ...more, bookingId },
      token: buyer.token(),
    }),
  remove: (bookingId: string) => buyer.post<StayToReview>('/api/bookings/guest-review/remove', { bookingId }),
  report: (reviewId: string, reason = 'untrue') => buyer.post('/api/guest-reviews/report', { reviewId, reason }),
  open: () => buyer.get<{ stays: StayToReview[] }>('/api/bookings/stays-to-review'),
});
export type Reviewer = ReturnType<typeof aReviewer>;

/** Somebody with a stay that has just ended: the clock goes there. */
export async function aGuestWhoStayed(
  setup: BookingSetup,
  hotel: Stocked,
): Promise<{ guest: Reviewer; stay: StayBooking }> {
  const guest = aReviewer(await setup.buyer());
  const stay = await guest.confirmed(hotel);
  const left = Date.parse(stay.checkOutAt) - clock.now().getTime();
  if (left > 0) clock.advance(left);
  return { guest, stay };
}

/** What anybody reads of a hotel's reviews. */
export const reviewsOf = async (hotel: Stocked, more = '') =>
  (await call<GuestReviewList>('GET', `/api/hotels/guest-reviews?hotel=${slugOf(hotel)}${more}`)).data;

/** The staff's operations on reviews. */
export const aReviewDesk = (token: string) => ({
  list: async (show = 'waiting') =>
    (await call<{ reviews: DeskReview[]; count: number }>('GET', `/api/desk/guest-reviews?show=${show}`, { token }))
      .data,
  decide: (review: Pick<DeskReview, 'reviewId' | 'version'>, decision: 'publish' | 'refuse', reason = '') =>
    call<DeskReview>('POST', '/api/desk/guest-reviews/decide', {
      body: { reviewId: review.reviewId, version: review.version, decision, reason },
      token,
    }),
  answer: (review: Pick<DeskReview, 'reviewId' | 'version'>, answer: string) =>
    call<DeskReview>('POST', '/api/desk/guest-reviews/answer', {
      body: { reviewId: review.reviewId, version: review.version, answer },
      token,
    }),
});

/** The totals of a hotel and its score as they are stored, and as its published reviews add up. */
export async function totalsOfHotel(db: Db, hotel: Stocked) {
  const slug = slugOf(hotel);
  const rows = await db
    .select()
    .from(guestReviews)
    .where(eq(guestReviews.hotelSlug, slug))
    .orderBy(asc(guestReviews.id));
  const [stored] = await db.select().from(guestReviewTotals).where(eq(guestReviewTotals.hotelSlug, slug));
  const [row] = await db.select().from(hotels).where(eq(hotels.slug, slug));
  const published = rows.filter(({ state }) => state === 'published').map(scoredOf);
  const totals = published.reduce((all, one) => withReview(all, one, 1), noReviews());
  return {
    rows,
    stored: { totals: stored?.totals ?? noReviews(), score: { count: row?.scoreCount, sum: row?.scoreSum } },
    recomputed: { totals, score: sumOf(totals) },
  };
}

/** What closing their account does with a person's reviews; the account itself stays, for what comes next. */
export const closeAccountOf = (db: Db, { userId }: Pick<Reviewer, 'userId'>): Promise<void> =>
  inTransaction(db, (tx) => eraseGuestReviews(tx, { userId }));
