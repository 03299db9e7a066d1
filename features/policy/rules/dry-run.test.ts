import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLenientTerms, anyStay, aStay, hotelTerms, policyTerms } from '#tests/support/policy.ts';
import { addDays } from '#lib/shared/dates.ts';
import { dryRun, dryRunTally, REFUSALS_SHOWN, type TravelRecord } from './dry-run.ts';
import { dryRunSentences } from './text/dry-run-sentences.ts';

const today = '2026-12-01';
const deluxe = aStay({ id: 'deluxe', roomId: 'deluxe', total: 1_300_000 });
const record = (recordId: string, change: Partial<TravelRecord> = {}): TravelRecord => ({
  recordId,
  employeeId: 'asha',
  on: '2026-11-20',
  chosenId: 'deluxe',
  options: [aStay(), deluxe],
  ...change,
});
const current = policyTerms();
const tight = policyTerms({ hotel: hotelTerms({ budgets: [{ regionId: 1, amount: 600_000 }] }) });
const loose = policyTerms({ hotel: hotelTerms({ budgets: [] }) });

describe('[3.9] a draft tried on the last 90 days', () => {
  it('says what would have been refused, why, and what the other option on the page cost', () => {
    const run = dryRun({
      draft: tight,
      current,
      records: [record('one'), record('two', { chosenId: 'residency-standard' }), record('three', { chosenId: null })],
      today,
    });
    expect(run).toMatchObject({
      bookings: 2,
      searches: 3,
      newlyAllowed: 0,
      stillRefused: 0,
      withOtherOption: 1,
      saved: 120_000,
      emptied: 0,
    });
    expect(run.refused).toMatchObject([
      {
        recordId: 'one',
        employeeId: 'asha',
        verdict: { reasons: [{ rule: 'budget', limit: 600_000, actual: 650_000 }] },
        change: { kind: 'room', priceDifference: -120_000 },
      },
    ]);
    expect(dryRunSentences(run)).toEqual([
      'In the last 90 days there were 3 searches and 2 bookings under this policy.',
      'The draft would have refused 1 of the 2 bookings.',
      'For 1 another option on the same page was in policy, ₹1,200 less in all.',
    ]);
  });

  it('counts no saving where nothing else was on the page', () => {
    const run = dryRun({ draft: tight, current, records: [record('one', { options: [deluxe] })], today });
    expect(run).toMatchObject({ withOtherOption: 0, saved: 0, emptied: 1 });
    expect(dryRunSentences(run).slice(2)).toEqual([
      'For 1 no option on the page was in policy, so those trips would have needed another plan.',
      '1 search that found something in policy would find nothing.',
    ]);
  });

  it('says when the draft costs more', () => {
    const run = dryRun({
      draft: policyTerms({ hotel: hotelTerms({ filters: ['workspace'] }) }),
      current,
      records: [
        record('one', {
          options: [deluxe, aStay({ id: 'desk', hotelId: 'desk', has: ['workspace'], total: 1_300_000 })],
          chosenId: 'deluxe',
        }),
        record('two', {
          options: [aStay(), aStay({ id: 'desk', hotelId: 'desk', has: ['workspace'], total: 1_200_000 })],
          chosenId: 'residency-standard',
        }),
      ],
      today,
    });
    expect(run).toMatchObject({ withOtherOption: 2, saved: -20_000 });
    expect(dryRunSentences(run)[2]).toBe('For 2 another option on the same page was in policy, ₹200 more in all.');
  });

  it('counts what the draft allows and the policy of today does not, and what both refuse', () => {
    const dear = { options: [aStay({ id: 'deluxe', total: 1_400_000 })] };
    expect(dryRun({ draft: loose, current, records: [record('one', dear)], today })).toMatchObject({
      newlyAllowed: 1,
      refused: [],
      stillRefused: 0,
    });
    expect(dryRun({ draft: tight, current, records: [record('one', dear)], today })).toMatchObject({
      newlyAllowed: 0,
      refused: [],
      stillRefused: 1,
    });
  });

  it.each([
    [0, 1],
    [90, 1],
    [91, 0],
    [-1, 0],
  ])('looks at a record %i days old %i times', (days, bookings) => {
    expect(
      dryRun({ draft: tight, current, records: [record('one', { on: addDays(today, -days) })], today }),
    ).toMatchObject({ bookings, searches: bookings });
  });

  it('evaluates a booking as on the day it was made', () => {
    const window = policyTerms({ hotel: hotelTerms({ daysAhead: 14 }) });
    expect(
      dryRun({
        draft: window,
        current,
        records: [record('one', { on: '2026-11-28' }), record('two', { on: '2026-11-29' })],
        today,
      }).refused.map(({ recordId }) => recordId),
    ).toEqual(['two']);
  });

  it('is the same in any pages and any order, and keeps the newest refusals', () => {
    const records = Array.from({ length: 200 }, (_, at) =>
      record(`trc_${String(at).padStart(3, '0')}`, { on: addDays('2026-11-20', -(at % 60)) }),
    );
    const whole = dryRun({ draft: tight, current, records, today });
    expect([whole.refused.length, whole.refusedCount]).toEqual([REFUSALS_SHOWN, 200]);
    expect(whole.refused.map(({ on, recordId }) => `${on} ${recordId}`).slice(0, 3)).toEqual([
      '2026-11-20 trc_000',
      '2026-11-20 trc_060',
      '2026-11-20 trc_120',
    ]);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(records, { minLength: 200 }),
        fc.integer({ min: 1, max: 210 }),
        (shuffled, size) => {
          const tally = dryRunTally({ draft: tight, current, today });
          for (let at = 0; at < shuffled.length; at += size) tally.add(shuffled.slice(at, at + size));
          expect(tally.result()).toEqual(whole);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('says plainly when there is nothing to try it on', () => {
    expect(dryRunSentences(dryRun({ draft: tight, current, records: [], today }))).toEqual([
      'Nobody under this policy searched or booked in the last 90 days, so there is nothing to try the draft on.',
    ]);
  });

  it('refuses nothing when the draft is the policy of today, and its counts add up', () => {
    const anyRecord = fc
      .record({
        recordId: fc.uuid(),
        employeeId: fc.constant('asha'),
        on: fc.constantFrom('2026-11-01', '2026-12-01'),
        options: fc.array(anyStay, { minLength: 1, maxLength: 5 }),
        choose: fc.option(fc.nat(4)),
      })
      .map(({ choose, ...rest }): TravelRecord => ({
        ...rest,
        chosenId: choose === null ? null : (rest.options[choose]?.id ?? null),
      }));
    fc.assert(
      fc.property(anyLenientTerms, anyLenientTerms, fc.array(anyRecord, { maxLength: 8 }), (one, other, records) => {
        expect(dryRun({ draft: one, current: one, records, today })).toMatchObject({
          refused: [],
          newlyAllowed: 0,
          emptied: 0,
          saved: 0,
        });
        const run = dryRun({ draft: other, current: one, records, today });
        expect(run.saved).toBe(run.refused.reduce((sum, { change }) => sum - (change?.priceDifference ?? 0), 0));
        expect(run.refused.length + run.newlyAllowed + run.stillRefused).toBeLessThanOrEqual(run.bookings);
        for (const sentence of dryRunSentences(run)) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
      }),
    );
  });
});
