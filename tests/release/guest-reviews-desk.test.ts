import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { aGuestWhoStayed, aReviewDesk, aReviewer, reviewsOf, slugOf, totalsOfHotel } from '../support/guest-reviews.ts';
import { aStaff } from '../support/staff.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
beforeEach(() => setup.clear());

const fieldsOf = ({ json }: { json: unknown }) => Object.keys((json as Failure).fields ?? {});
const messageOf = ({ json }: { json: unknown }) => (json as Failure).message;
const aDesk = async () => {
  const staff = await aStaff(db());
  return { staff, desk: aReviewDesk(staff.token) };
};

describe('[7.20] the desk', () => {
  it('reads what is held back, and publishes it; the writer gets an email', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    await deliver(db());
    expect((await guest.review(stay._id, { liked: 'Ask for Ravi: 98450 22812' })).data.review?.state).toBe('waiting');
    expect((await reviewsOf(hotel)).count).toBe(0);
    const { desk, staff } = await aDesk();
    const { reviews, count } = await desk.list();
    expect([count, reviews[0]]).toMatchObject([1, { checks: ['telephone'], hotel: { slug: slugOf(hotel) } }]);
    expect(JSON.stringify(reviews)).not.toMatch(new RegExp(`${stay._id}|${guest.userId}`));
    const decisions = await Promise.all([desk.decide(reviews[0]!, 'publish'), desk.decide(reviews[0]!, 'publish')]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await reviewsOf(hotel)).count).toBe(1);
    expect((await desk.list()).count).toBe(0);
    const emails = await deliver(db());
    expect(emails.map(({ subject }) => subject)).toEqual([`Your review of ${stay.hotel.name} is published`]);
    expect(emails[0]?.text).not.toContain('98450');
    const trail = await db().select().from(auditEvents).where(eq(auditEvents.action, 'review.published'));
    expect(trail).toMatchObject([{ actorId: staff.staffId, actorType: 'staff', subjectId: reviews[0]!.reviewId }]);
  });

  it('refuses with a reason that the writer reads; what they write then waits, also after deleting it', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    await deliver(db());
    await guest.review(stay._id, { liked: 'Book at www.rival.example' });
    const { desk } = await aDesk();
    const [review] = (await desk.list()).reviews;
    const silent = await desk.decide(review!, 'refuse', '  ');
    expect([silent.status, fieldsOf(silent)]).toEqual([400, ['reason']]);
    expect((await desk.decide(review!, 'refuse', 'It advertises another hotel.')).data.state).toBe('refused');
    expect((await guest.read(stay._id)).data.review).toMatchObject({
      state: 'refused',
      refusal: 'It advertises another hotel.',
    });
    const [email] = await deliver(db());
    expect(email).toMatchObject({ subject: `Your review of ${stay.hotel.name} is not published` });
    expect(email?.text).toContain('It advertises another hotel.');

    expect((await guest.review(stay._id)).data.review).toMatchObject({ state: 'waiting', refusal: null });
    await guest.remove(stay._id);
    expect((await guest.review(stay._id)).data.review?.state).toBe('waiting');
    const old = await desk.decide({ reviewId: review!.reviewId, version: review!.version }, 'publish');
    expect(old.status).toBe(404);
  });

  it('decides on what it has read: not after the writer changed it, and not what nobody asked about', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    const { desk } = await aDesk();
    await guest.review(stay._id, { liked: 'Call 98450 22812' });
    const [read] = (await desk.list()).reviews;
    await guest.review(stay._id, { liked: 'Call 98450 22813' });
    expect((await desk.decide(read!, 'publish')).code).toBe('STATE_BLOCKED');
    await guest.review(stay._id, { liked: 'Fine.' });
    const [published] = (await desk.list('published')).reviews;
    for (const decision of ['publish', 'refuse'] as const)
      expect((await desk.decide(published!, decision, 'No reason.')).code).toBe('STATE_BLOCKED');
  });

  it('gets a published review that was reported, once a person, and keeps or refuses it', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    await deliver(db());
    const { reviewId } = (await guest.review(stay._id)).data.review!;
    const [ravi, meera] = [aReviewer(await setup.buyer()), aReviewer(await setup.buyer())];
    expect((await call('POST', '/api/guest-reviews/report', { body: { reviewId, reason: 'untrue' } })).status).toBe(
      401,
    );
    expect((await guest.report(reviewId)).code).toBe('STATE_BLOCKED');
    expect((await ravi.report('grv_none')).status).toBe(404);
    expect(fieldsOf(await ravi.report(reviewId, 'because'))).toEqual(['reason']);
    const reports = await Promise.all([
      ravi.report(reviewId),
      ravi.report(reviewId),
      meera.report(reviewId, 'offensive'),
    ]);
    expect(reports.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { desk } = await aDesk();
    const [reported] = (await desk.list('reported')).reviews;
    expect(reported?.reports).toEqual([
      { reason: 'offensive', count: 1 },
      { reason: 'untrue', count: 1 },
    ]);
    expect((await desk.decide(reported!, 'publish')).data.state).toBe('published');
    expect([(await desk.list('reported')).count, (await deliver(db())).length]).toEqual([0, 0]);
    await ravi.report(reviewId); // again: nothing new
    expect((await desk.list('reported')).count).toBe(0);
    const anil = aReviewer(await setup.buyer());
    await anil.report(reviewId, 'private');
    const [again] = (await desk.list('reported')).reviews;
    await desk.decide(again!, 'refuse', 'It names a waiter.');
    expect((await reviewsOf(hotel)).count).toBe(0);
    expect((await anil.report(reviewId)).status).toBe(404);
    const { stored, recomputed } = await totalsOfHotel(db(), hotel);
    expect(stored).toEqual(recomputed);
  });

  it('writes the hotel’s answer; from then on the review can be deleted, not changed', async () => {
    const hotel = await stocked();
    const { guest, stay } = await aGuestWhoStayed(setup, hotel);
    await guest.review(stay._id);
    const { desk } = await aDesk();
    const [review] = (await desk.list('published')).reviews;
    const answered = await desk.answer(review!, 'We are building a lift.');
    expect(answered.status).toBe(200);
    expect((await reviewsOf(hotel)).reviews[0]?.answer).toMatchObject({ text: 'We are building a lift.' });
    expect((await desk.answer(review!, 'Too late.')).code).toBe('STATE_BLOCKED');
    expect(messageOf(await guest.review(stay._id))).toMatch(/^The hotel has answered this review/);
    await desk.answer(answered.data, '');
    expect((await reviewsOf(hotel)).reviews[0]?.answer).toBeNull();
    expect((await guest.review(stay._id, { overall: 5 })).status).toBe(200);
  });

  it('is for staff alone: 401, 403', async () => {
    const { guest, stay } = await aGuestWhoStayed(setup, await stocked());
    const { reviewId } = (await guest.review(stay._id)).data.review!;
    for (const [token, status] of [
      [undefined, 401],
      [guest.token(), 403],
    ] as const) {
      expect((await call('GET', '/api/desk/guest-reviews', { token })).status).toBe(status);
      const body = { reviewId, version: 0, decision: 'publish' };
      expect((await call('POST', '/api/desk/guest-reviews/decide', { body, token })).status).toBe(status);
      const answer = { reviewId, version: 0, answer: 'Thank you.' };
      expect((await call('POST', '/api/desk/guest-reviews/answer', { body: answer, token })).status).toBe(status);
    }
  });
});
