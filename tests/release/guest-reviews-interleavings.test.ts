import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aReviewDesk, aReviewer, closeAccountOf, totalsOfHotel, type Reviewer } from '../support/guest-reviews.ts';
import { aStaff } from '../support/staff.ts';
import type { Stocked } from '../support/stock.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const { db } = setup;
const DAY = 86_400_000;
const TEXTS = [
  '',
  'Fine.',
  'Call 98450 22812',
  'Book at www.rival.example',
  'The breakfast was the best of our whole journey.',
];
const ACTIONS = [
  'write',
  'write',
  'write',
  'remove',
  'report',
  'publish',
  'refuse',
  'answer',
  'unanswer',
  'close',
] as const;

type Step = { who: number; action: (typeof ACTIONS)[number]; score: number; text: number };
const step = fc.record<Step>({
  who: fc.nat(5),
  action: fc.constantFrom(...ACTIONS),
  score: fc.integer({ min: 1, max: 10 }),
  text: fc.nat(TEXTS.length - 1),
});
/** A day passes, or up to six things happen at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constant(DAY) },
  { weight: 8, arbitrary: fc.array(step, { minLength: 1, maxLength: 6 }) },
);

type Stay = { guest: Reviewer; bookingId: string };
type World = { hotels: Stocked[]; stays: Stay[]; desk: () => Promise<ReturnType<typeof aReviewDesk>> };

/** Three guests, each with a stay that ended at each of two hotels; the staff sign in anew each time. */
async function aWorld(): Promise<World> {
  const hotels = [await setup.stocked(), await setup.stocked()];
  const guests = [await setup.buyer(), await setup.buyer(), await setup.buyer()].map(aReviewer);
  const stays: Stay[] = [];
  for (const guest of guests)
    for (const hotel of hotels) stays.push({ guest, bookingId: (await guest.confirmed(hotel))._id });
  clock.advance(30 * DAY);
  return { hotels, stays, desk: async () => aReviewDesk((await aStaff(db())).token) };
}

it('[7.20] whatever guests, readers and staff do at once, a stay has one review and the totals are those of what is published', async () => {
  const seen = new Set<string>();
  await walkUntilSeen(
    fc.asyncProperty(fc.array(moment, { minLength: 10, maxLength: 20 }), async (moments) => {
      await setup.clear();
      const world = await aWorld();
      for (const now of moments) {
        if (typeof now === 'number') clock.advance(now);
        else for (const code of await Promise.all(now.map((one) => act(world, one)))) seen.add(code);
        await totalsAgree(world, seen);
      }
    }),
    8,
    seen,
    ['ok', 'published', 'waiting', 'refused', 'reported', 'answered', 'STATE_BLOCKED', 'NOT_FOUND'],
  );
}, 300_000);

/** One thing that somebody does; gives the code of its refusal, or `ok`. */
async function act({ stays, desk }: World, { who, action, score, text }: Step): Promise<string> {
  const { guest, bookingId } = stays[who]!;
  if (action === 'write') {
    const answer = await guest.review(bookingId, { overall: score, staff: text ? score : null, liked: TEXTS[text] });
    return known(answer);
  }
  if (action === 'remove') return known(await guest.remove(bookingId));
  if (action === 'close') return closeAccountOf(db(), guest).then(() => 'ok');
  const staff = await desk();
  const { reviews } = await staff.list('published');
  const review = reviews[who % Math.max(1, reviews.length)];
  if (action === 'report') return known(await guest.report(review?.reviewId ?? 'grv_none'));
  if (action === 'answer' || action === 'unanswer')
    return known(await staff.answer(review ?? NONE, action === 'answer' ? 'Thank you.' : ''));
  const queue = [...(await staff.list('waiting')).reviews, ...(await staff.list('reported')).reviews];
  const waiting = queue[score % Math.max(1, queue.length)] ?? review ?? NONE;
  return known(await staff.decide(waiting, action === 'publish' ? 'publish' : 'refuse', 'It is not about the stay.'));
}

const NONE = { reviewId: 'grv_none', version: 0 };

function known({ status, code }: { status: number; code: string }): string {
  expect([200, 404, 409]).toContain(status);
  return code || 'ok';
}

async function totalsAgree({ hotels, stays }: World, seen: Set<string>): Promise<void> {
  for (const hotel of hotels) {
    const { rows, stored, recomputed } = await totalsOfHotel(db(), hotel);
    expect(stored).toEqual(recomputed);
    expect(rows.length).toBeLessThanOrEqual(stays.length / 2);
    expect(new Set(rows.map(({ bookingId }) => bookingId)).size).toBe(rows.length);
    for (const { state, reportedAt, answer } of rows) {
      seen.add(state);
      if (reportedAt) seen.add('reported');
      if (answer !== null) seen.add('answered');
    }
  }
}
