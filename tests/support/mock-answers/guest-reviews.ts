import { expect, it } from 'vitest';
import * as desk from '#features/desk/contract.ts';
import * as reviews from '#features/guest-reviews/contract.ts';
import { memory } from '#mocks/memory/memory.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { actAs, ask, paid, signIn } from './ask.ts';

/** A stay that has ended, its review, a report and what the desk does. Registers its test. */
export function guestReviewsAnswer(): void {
  it('a review of a stay: written, reported, refused and deleted', async () => {
    await signIn();
    const { _id: bookingId } = await paid('boatyard-house');
    const form = { bookingId, overall: 8, trip: 'couple', shownAs: 'name' } as const;
    await expect(ask(reviews.save, { body: form })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    endStay(bookingId);
    expect((await ask(reviews.toReview)).stays.map((stay) => stay.bookingId)).toEqual([bookingId]);
    expect((await ask(reviews.save, { body: form })).review).toMatchObject({ state: 'published', shownAs: 'name' });
    expect((await ask(reviews.own, { query: { bookingId } })).review?.overall).toBe(8);
    const { reviews: listed, summary } = await ask(reviews.list, { query: { hotel: 'boatyard-house' } });
    expect(summary).toMatchObject({ count: 1, mean: null });
    const [{ reviewId } = { reviewId: '' }] = listed;
    await ask(reviews.report, { body: { reviewId, reason: 'untrue' } });

    const { accessToken } = await ask(desk.signIn, {
      body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD },
    });
    actAs(accessToken);
    const answered = await ask(reviews.answer, { body: { reviewId, version: 0, answer: 'Thank you.' } });
    expect((await ask(reviews.deskReviews, { query: { show: 'reported' } })).reviews).toEqual([answered]);
    const refusal = { reviewId, version: 1, decision: 'refuse', reason: 'It is not about the stay.' } as const;
    expect(await ask(reviews.decide, { body: refusal })).toMatchObject({ state: 'refused' });
    await signIn();
    expect((await ask(reviews.remove, { body: { bookingId } })).review).toBeNull();
  });
}

/** Moves a booked stay to the days before today. */
function endStay(bookingId: string): void {
  const stay = memory().bookings.find(({ _id }) => _id === bookingId)!;
  const checkOut = addDays(dateInZone(new Date(), stay.hotel.zone), -1);
  stay.stay = { ...stay.stay, checkIn: addDays(checkOut, -2), checkOut };
  stay.checkOutAt = `${checkOut}T05:30:00.000Z`;
}
