import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeAt } from '#lib/shared/cancellation.ts';
import { addDays } from '#lib/shared/dates.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { JOURNEY_ZONE, zonedTime } from './departures.ts';
import { paymentSchedule } from './payment-schedule.ts';
import { priceOfParty } from './price-of-party.ts';
import { policiesOf } from './terms.ts';

const TODAY = '2026-12-01';
const NOW = zonedTime(TODAY, '11:30', JOURNEY_ZONE);
const DAY = 86_400_000;
const TWO: RoomOccupancy[] = [{ adults: 2, childAges: [] }];
const PRICES = { single: 3_000_000, double: 2_000_000, triple: 1_840_000, child: 1_200_000 };
const linesOf = (rooms = TWO, prices = PRICES, tcsBp?: number) =>
  priceOfParty(prices, { label: 'GST', rateBp: 500, ...(tcsBp ? { tcsBp } : {}) }, rooms).lines;
const scheduleIn = (days: number, lines = linesOf(), zone = JOURNEY_ZONE) =>
  paymentSchedule({ lines, departure: addDays(TODAY, days), zone }, NOW);

describe('[7.20] the payments of a package', () => {
  it.each([
    [61, [1_050_000, 1_050_000, 2_100_000], [45, 21]],
    [60, [1_050_000, 1_050_000, 2_100_000], [45, 21]],
    [59, [1_050_000, 3_150_000], [21]],
    [35, [1_050_000, 3_150_000], [21]],
  ])('%i days before it departs', (days, amounts, dues) => {
    const schedule = scheduleIn(days)!;
    expect(schedule.map(({ amount }) => amount)).toEqual(amounts);
    expect(schedule.map(({ due }) => due?.date)).toEqual([
      undefined,
      ...dues.map((before) => addDays(TODAY, days - before)),
    ]);
  });

  it.each([34, 21, 4, 0])('is paid whole %i days before it departs', (days) => {
    expect(scheduleIn(days)).toBeNull();
  });

  it('counts the days by the clock of the journey', () => {
    const late = new Date('2026-12-01T20:00:00Z'); // 01:30 on 2 December in India
    const sold = { lines: linesOf(), departure: addDays(TODAY, 60), zone: JOURNEY_ZONE };
    expect(paymentSchedule(sold, NOW)).toHaveLength(3);
    expect(paymentSchedule(sold, late)).toHaveLength(2);
  });

  it('accepts a payment for three days longer, and reminds a week and a day before it is due', () => {
    expect(scheduleIn(60)![1]!.due).toEqual({
      date: '2026-12-16',
      lastDate: '2026-12-19',
      endsAt: '2026-12-19T18:30:00.000Z',
      remindAt: ['2026-12-09T03:30:00.000Z', '2026-12-15T03:30:00.000Z'],
    });
  });

  it('shares GST and the tax collected at source with their bases', () => {
    const [deposit] = scheduleIn(60, linesOf(TWO, PRICES, 200))!;
    expect(deposit!.lines.slice(1)).toMatchObject([
      { code: 'tax', amount: 50_000, rateBp: 500, taxable: 1_000_000 },
      { code: 'tcs', amount: 21_000, rateBp: 200, taxable: 1_050_000 },
    ]);
  });
});

const step = fc.integer({ min: 1, max: 40_000 }).map((steps) => steps * 4000);
const party = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 3 }),
    childAges: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const booked = fc.record({
  prices: fc.record({ single: step, double: step, triple: step, child: step }),
  rooms: party,
  tcsBp: fc.constantFrom(undefined, 200),
  days: fc.integer({ min: 35, max: 400 }),
  zone: fc.constantFrom(JOURNEY_ZONE, 'Asia/Thimphu', 'Asia/Dubai', 'Europe/Paris'),
  meets: fc.constantFrom('00:00', '06:00', '12:00', '23:59'),
});

describe('[7.20] whatever is booked', () => {
  it('its payments are whole rupees and sum to the price, line by line', () => {
    fc.assert(
      fc.property(booked, ({ prices, rooms, tcsBp, days, zone }) => {
        const lines = linesOf(rooms, prices, tcsBp);
        const schedule = scheduleIn(days, lines, zone);
        if (!schedule) return;
        lines.forEach(({ amount }, at) =>
          expect(schedule.reduce((sum, part) => sum + part.lines[at]!.amount, 0)).toBe(amount),
        );
        for (const { amount, lines: own } of schedule) {
          expect(own.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
          expect(amount).toBeGreaterThan(0);
          for (const line of own) expect([line.amount % 100, line.amount >= 0]).toEqual([0, true]);
        }
      }),
    );
  });

  it('what was paid is at every moment at least what cancelling costs, a day after the grace too', () => {
    fc.assert(
      fc.property(booked, ({ prices, rooms, tcsBp, days, zone, meets }) => {
        const lines = linesOf(rooms, prices, tcsBp);
        const total = lines.reduce((sum, { amount }) => sum + amount, 0);
        const policies = policiesOf(zonedTime(addDays(TODAY, days), meets, zone));
        const schedule = scheduleIn(days, lines, zone);
        if (!schedule) return;
        let paid = 0;
        for (const [at, { amount }] of schedule.entries()) {
          paid += amount; // at the latest moment at which it is accepted: the charge never falls until the next one
          const next = schedule[at + 1]?.due;
          const until = next ? new Date(Date.parse(next.endsAt) + DAY) : new Date(8.64e15);
          expect(paid).toBeGreaterThanOrEqual(chargeAt(policies, total, until));
        }
        expect(paid).toBe(total);
      }),
    );
  });
});
