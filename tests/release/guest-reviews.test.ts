import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HotelPageInfo } from '#features/hotels/contract.ts';
import { guestReviews } from '#features/guest-reviews/server/tables.ts';
import { hotels } from '#features/hotels/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';
import { call } from '../support/call.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';
import {
  aGuestWhoStayed,
  aReviewDesk,
  aReviewer,
  REVIEW,
  reviewsOf,
  slugOf,
  totalsOfHotel,
} from '../support/guest-reviews.ts';
import { aStaff } from '../support/staff.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
beforeEach(() => setup.clear());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const fieldsOf = ({ json }: { json: unknown }) => Object.keys((json as Failure).fields ?? {});
const messageOf = ({ json }: { json: unknown }) => (json as Failure).message;
const aDesk = async () => {
  const staff = await aStaff(db());
  return { staff, desk: aReviewDesk(staff.token) };
};

describe('[7.20] who may review a stay', () => {
  it('whoever booked it, once it has ended; everybody reads it, without its booking and its writer’s account', async () => {
    const hotel = await stocked();
    const asha = aReviewer(await setup.buyer());
    const stay = await asha.confirmed(hotel);
    const early = await asha.review(stay._id);
    expect([early.status, early.code]).toEqual([409, 'STATE_BLOCKED']);
    expect(messageOf(early)).toBe('You can review this stay after check-out.');
    expect((await asha.open()).data.stays).toEqual([]);
    clock.advance(Date.parse(stay.checkOutAt) - clock.now().getTime());
    expect((await asha.open()).data.stays.map(({ bookingId }) => bookingId)).toEqual([stay._id]);
    const written = await asha.review(stay._id);
    expect(written.data).toMatchObject({ blocked: null, review: { state: 'published', overall: 8, shownAs: 'name' } });
    expect((await asha.open()).data.stays).toEqual([]);

    const { summary, count, reviews } = await reviewsOf(hotel);
    expect([count, summary.count, summary.mean]).toEqual([1, 1, null]);
    expect(reviews[0]).toEqual({
      reviewId: written.data.review?.reviewId,
      name: expect.stringMatching(/^\S+ \p{Lu}\.$/u) as string,
      trip: 'couple',
      stayedIn: stay.stay.checkIn.slice(0, 7),
      overall: 8,
      cleanliness: 9,
      location: null,
      staff: null,
      value: null,
      liked: REVIEW.liked,
      disliked: REVIEW.disliked,
      publishedOn: clock.now().toISOString().slice(0, 10),
      answer: null,
    });
    const text = JSON.stringify(reviews);
    for (const secret of [stay._id, stay.confirmationCode ?? 'no code', asha.userId, 'asha@example.com'])
      expect(text).not.toContain(secret);
  });

  it('nobody else, and no other booking: 401, then 404', async () => {
    const { stay } = await aGuestWhoStayed(setup, await stocked());
    const body = { ...REVIEW, bookingId: stay._id };
    expect((await call('PUT', '/api/bookings/guest-review', { body })).status).toBe(401);
    const ravi = aReviewer(await setup.buyer());
    for (const bookingId of [stay._id, 'bkg_none'])
      for (const answer of [await ravi.review(bookingId), await ravi.read(bookingId), await ravi.remove(bookingId)])
        expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
    expect(await db().select().from(guestReviews)).toEqual([]);
  });

  it('no flight, and no stay that a company booked', async () => {
    const flyer = await flyerOf(setup);
    const trip = await flyer.ticketed({ offers: [zz(9011)], party: ONE });
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const desk = await company.employee();
    const atWork = await desk.ready(await stocked());
    await desk.pay(atWork, atWork.total);
    clock.advance(60 * DAY);
    const body = { ...REVIEW, bookingId: trip._id };
    expect((await call('PUT', '/api/bookings/guest-review', { body, token: flyer.token() })).status).toBe(404);
    const work = { ...REVIEW, bookingId: atWork._id };
    expect((await call('PUT', '/api/bookings/guest-review', { body: work, token: desk.token() })).status).toBe(403);
  });

  it('no stay that was cancelled as a whole; one of which a room was kept', async () => {
    const hotel = await stocked();
    const asha = aReviewer(await setup.buyer());
    const [gone, kept] = [await asha.confirmed(hotel), await asha.confirmed(hotel)];
    await asha.cancel(gone._id, gone.total);
    await setup.jobs();
    clock.advance(Date.parse(kept.checkOutAt) - clock.now().getTime() + HOUR);
    const refused = await asha.review(gone._id);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Only a stay that took place can be reviewed, and this one is not confirmed.',
    ]);
    expect((await asha.review(kept._id)).status).toBe(200);
  });

  it('for 90 days, changes it for 30, deletes it at any time and may then write another', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    clock.advance(89 * DAY);
    expect((await guest.review(stay._id)).status).toBe(200);
    clock.advance(30 * DAY - HOUR);
    expect((await guest.review(stay._id, { overall: 3 })).data.review?.overall).toBe(3);
    clock.advance(2 * HOUR);
    const late = await guest.review(stay._id);
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'A review can be changed for 30 days after it was written. You can delete it.',
    ]);
    expect((await guest.remove(stay._id)).data.review).toBeNull();
    expect((await guest.remove(stay._id)).status).toBe(200);
    expect(messageOf(await guest.review(stay._id))).toMatch(/^A stay can be reviewed for 90 days/);
    expect(await totalsOfHotel(db(), hotel)).toMatchObject({ rows: [], stored: { score: { count: 0, sum: 0 } } });

    const other = await aGuestWhoStayed(setup, await stocked());
    for (const overall of [2, 9]) {
      expect((await other.guest.review(other.stay._id, { overall })).status).toBe(200);
      await other.guest.remove(other.stay._id);
    }
  });

  it('once: of ten at the same moment one is stored, and counted once', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => guest.review(stay._id, { overall: at + 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { rows, stored, recomputed } = await totalsOfHotel(db(), hotel);
    expect([rows.length, recomputed.score.count]).toEqual([1, 1]);
    expect(stored).toEqual(recomputed);
  });
});

describe('[5.12] what is written', () => {
  it.each([
    ['overall', { overall: 0 }],
    ['overall', { overall: 11 }],
    ['overall', { overall: 7.5 }],
    ['overall', { overall: undefined }],
    ['overall', { overall: '8' }],
    ['staff', { staff: 0 }],
    ['liked', { liked: 'x'.repeat(2001) }],
    ['liked', { liked: 'Lovely \u202eegatnavda' }],
    ['disliked', { disliked: 'A hidden\u200bspace' }],
    ['disliked', { disliked: '\u0000' }],
    ['trip', { trip: 'pilgrimage' }],
    ['shownAs', { shownAs: 'Rahul Gandhi' }],
  ])('is refused beside its %s: %j', async (field, wrong) => {
    const { guest, stay } = await aGuestWhoStayed(setup, await stocked());
    const refused = await guest.review(stay._id, wrong);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
    expect(await db().select().from(guestReviews)).toEqual([]);
  });

  it('is kept as it is typed, also markup, emoji and 2,000 letters of any script', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    const liked = '<script>alert(1)</script> & "quotes" 😀 ज़्यादा';
    const disliked = 'கடல் அருகில் இல்லை. '.repeat(200).slice(0, 2000).trim();
    expect((await guest.review(stay._id, { liked, disliked: 'Nothing' })).data.review?.liked).toBe(liked);
    expect((await guest.review(stay._id, { disliked })).data.review).toMatchObject({ disliked, state: 'waiting' });
    const scores = { liked: '', disliked: '', cleanliness: undefined };
    expect((await guest.review(stay._id, scores)).data.review).toMatchObject({ state: 'published', liked: '' });
  });
});

describe('[7.20] a text that another review has', () => {
  it('waits, whoever wrote it and however it is spaced', async () => {
    const hotel = await stocked();
    const liked = 'The rooms were clean and the breakfast was the best of our journey.';
    const one = await aGuestWhoStayed(setup, hotel);
    await one.guest.review(one.stay._id, { liked });
    const two = await aGuestWhoStayed(setup, await stocked());
    const copy = { liked: liked.toUpperCase() };
    expect((await two.guest.review(two.stay._id, copy)).data.review?.state).toBe('waiting');
    expect((await one.guest.review(one.stay._id, { liked })).data.review?.state).toBe('published');
  });
});

describe('[7.20] what everybody sees of a hotel’s reviews', () => {
  it('a mean from three on, on its page and in lists; the newest first, ten a page, by kind of trip', async () => {
    const hotel = await stocked({ allotment: 20 });
    const score = async () =>
      (await call<HotelPageInfo>('GET', `/api/hotels/info?hotel=${slugOf(hotel)}`)).data as Pick<
        HotelPageInfo,
        'score' | 'scoreCount'
      >;
    const first = await aGuestWhoStayed(setup, hotel);
    const stays = [first];
    for (let at = 0; at < 11; at++) {
      const guest = aReviewer(await setup.buyer());
      stays.push({ guest, stay: await guest.confirmed(hotel) });
    }
    clock.advance(30 * DAY);
    for (const [at, { guest, stay }] of stays.entries()) {
      clock.advance(60_000);
      const trip = at % 4 === 0 ? 'family' : 'solo';
      const more = { overall: (at % 3) + 7, trip, liked: `Room ${at + 1}`, cleanliness: null, staff: 9 };
      expect((await guest.review(stay._id, more)).data.review?.state).toBe('published');
      if (at === 1) expect(await score()).toMatchObject({ score: null, scoreCount: 2 });
      if (at === 2) expect(await score()).toMatchObject({ score: 8, scoreCount: 3 });
    }
    const page = await reviewsOf(hotel);
    expect(page.reviews.map(({ liked }) => liked)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Room ${n}`));
    expect(page.summary).toEqual({
      count: 12,
      mean: 8,
      byScore: [0, 0, 0, 0, 0, 0, 4, 4, 4, 0],
      aspects: [{ aspect: 'staff', mean: 9 }],
      trips: [
        { trip: 'family', count: 3 },
        { trip: 'solo', count: 9 },
      ],
    });
    expect((await reviewsOf(hotel, '&pageNo=2')).reviews.map(({ liked }) => liked)).toEqual(['Room 2', 'Room 1']);
    const family = await reviewsOf(hotel, '&trip=family');
    expect([family.count, family.reviews.map(({ liked }) => liked)]).toEqual([3, ['Room 9', 'Room 5', 'Room 1']]);
    expect((await reviewsOf(hotel, '&pageNo=99')).reviews).toEqual([]);
    expect((await reviewsOf(await stocked())).summary).toMatchObject({ count: 0, mean: null });
    const wrong = await call('GET', `/api/hotels/guest-reviews?hotel=${slugOf(hotel)}&trip=all&pageNo=0`);
    expect([wrong.status, fieldsOf(wrong)]).toEqual([400, ['trip', 'pageNo']]);
  });
});

describe('[7.20] a hotel that is no more', () => {
  it('leaves its reviews to their writers, who can delete them', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    await guest.review(stay._id);
    await db()
      .update(hotels)
      .set({ slug: `gone-${hotel.hotelId}` })
      .where(eq(hotels.id, hotel.hotelId));
    const { desk } = await aDesk();
    expect((await desk.list('published')).reviews[0]?.hotel.name).toBe(slugOf(hotel));
    expect((await guest.remove(stay._id)).data.review).toBeNull();
    expect((await reviewsOf(hotel)).count).toBe(0);
  });
});
