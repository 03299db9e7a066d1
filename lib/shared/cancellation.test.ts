import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHARGE_AMOUNT,
  CHARGE_PERCENT,
  chargeAt,
  chargeOf,
  isRefundable,
  refundAt,
  refundSteps,
  type CancellationPolicy,
} from './cancellation.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const PRICE = 1_486_800;
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const amount = (Charge: number, from: Date): CancellationPolicy => ({
  FromDate: from.toISOString(),
  ChargeType: CHARGE_AMOUNT,
  Charge,
});
const percent = (Charge: number, from: Date): CancellationPolicy => ({
  FromDate: from.toISOString(),
  ChargeType: CHARGE_PERCENT,
  Charge,
});
const HOUR = 3_600_000;

describe('[4.13] the word “refundable”', () => {
  it.each<[string, CancellationPolicy[], boolean]>([
    ['no windows at all', [], false],
    ['a future window of 99.99 %', [percent(99.99, at(1))], true],
    ['a future window of exactly 100 %', [percent(100, at(1))], false],
    ['a future window of 0 %', [percent(0, at(1))], true],
    ['a future window one paisa under the price', [amount(PRICE - 1, at(1))], true],
    ['a future window of exactly the price', [amount(PRICE, at(1))], false],
    ['a future window above the price', [amount(PRICE + 1, at(1))], false],
    ['a window that begins this very instant', [percent(0, at(0))], false],
    ['a window that began a millisecond ago', [percent(0, at(-1))], false],
    ['one past cheap window and one future full one', [percent(0, at(-HOUR)), percent(100, at(HOUR))], false],
    ['one future full window and one future half', [percent(100, at(2 * HOUR)), percent(50, at(HOUR))], true],
    ['a future amount of 100 paise is an amount, not 100 %', [amount(100, at(HOUR))], true],
  ])('[4.13] %s', (_, policies, refundable) => {
    expect(isRefundable(policies, PRICE, NOW)).toBe(refundable);
  });
});

describe('[4.13] what cancelling costs', () => {
  const policies = [percent(100, at(72 * HOUR)), percent(50, at(24 * HOUR)), amount(50_000, at(HOUR))]; // unsorted on purpose

  it.each([
    ['before the first window', HOUR - 1, 0],
    ['at the instant it begins', HOUR, 50_000],
    ['a millisecond before half', 24 * HOUR - 1, 50_000],
    ['at the instant half begins', 24 * HOUR, PRICE / 2],
    ['a millisecond before all', 72 * HOUR - 1, PRICE / 2],
    ['at the instant all is kept', 72 * HOUR, PRICE],
    ['long after', 9_999 * HOUR, PRICE],
  ])('[4.13] %s', (_, later, charge) => {
    expect(chargeAt(policies, PRICE, at(later))).toBe(charge);
    expect(refundAt(policies, PRICE, at(later))).toBe(PRICE - charge);
  });

  it.each([
    [percent(33.33, NOW), 10_000, 3_333],
    [percent(50, NOW), 3, 2],
    [percent(250, NOW), 10_000, 10_000],
    [percent(-5, NOW), 10_000, 0],
    [amount(-5, NOW), 10_000, 0],
    [amount(99_999, NOW), 10_000, 10_000],
  ])('[4.13] %o of %i paise is %i', (policy, price, charge) => {
    expect(chargeOf(policy, price)).toBe(charge);
  });
});

const anyWindow = fc.record({
  FromDate: fc.integer({ min: -500, max: 500 }).map((hours) => at(hours * HOUR).toISOString()),
  ChargeType: fc.constantFrom<1 | 2>(CHARGE_AMOUNT, CHARGE_PERCENT),
  Charge: fc.integer({ min: 0, max: 200 }),
});
/** What suppliers send: each window charges at least as much as the one before it. */
const risingWindows = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([hours, charges]) => {
    const rising = charges.toSorted((a, b) => a - b);
    return hours.toSorted((a, b) => a - b).map((hour, index) => percent(rising[index] ?? 100, at(hour * HOUR)));
  });
const price = fc.integer({ min: 0, max: 10_000_000 });
const END = at(400 * HOUR);

describe('[4.13] the refund curve', () => {
  it('[4.13] has a step at each cut-off, in order', () => {
    const steps = refundSteps([percent(50, at(24 * HOUR)), percent(100, at(72 * HOUR))], PRICE, NOW, END);
    expect(steps).toEqual([
      { from: NOW.toISOString(), until: at(24 * HOUR).toISOString(), refund: PRICE, charge: 0 },
      { from: at(24 * HOUR).toISOString(), until: at(72 * HOUR).toISOString(), refund: PRICE / 2, charge: PRICE / 2 },
      { from: at(72 * HOUR).toISOString(), until: END.toISOString(), refund: 0, charge: PRICE },
    ]);
  });

  it('[4.13] joins windows that charge the same, and is empty once the stay began', () => {
    expect(refundSteps([percent(0, at(HOUR)), percent(0, at(2 * HOUR))], PRICE, NOW, END)).toHaveLength(1);
    expect(refundSteps([percent(50, at(HOUR))], PRICE, END, END)).toEqual([]);
    expect(refundSteps([percent(50, at(HOUR))], PRICE, at(500 * HOUR), END)).toEqual([]);
  });

  it('[4.13] never rises over time when the windows do not fall', () => {
    fc.assert(
      fc.property(risingWindows, price, (windows, total) => {
        const refunds = refundSteps(windows, total, NOW, END).map((step) => step.refund);
        expect(refunds).toEqual(refunds.toSorted((a, b) => b - a));
      }),
    );
  });

  it('[4.13] covers now to check-in without a gap and says at every moment what cancelling then returns', () => {
    fc.assert(
      fc.property(
        fc.array(anyWindow, { maxLength: 8 }),
        price,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (windows, total, share) => {
          const steps = refundSteps(windows, total, NOW, END);
          expect([steps[0]?.from, steps.at(-1)?.until]).toEqual([NOW.toISOString(), END.toISOString()]);
          steps.slice(1).forEach((step, index) => {
            expect(step.from).toBe(steps[index]?.until);
            expect(step.charge).not.toBe(steps[index]?.charge);
          });
          const moment = new Date(Math.floor(NOW.getTime() + share * (END.getTime() - NOW.getTime())));
          const step = steps.find(
            ({ from, until }) => Date.parse(from) <= moment.getTime() && moment.getTime() < Date.parse(until),
          );
          expect(step?.refund).toBe(refundAt(windows, total, moment));
          expect(step?.charge).toBe(chargeAt(windows, total, moment));
        },
      ),
    );
  });

  it('[4.13] charge and refund are whole paise between nothing and the price, and sum to it', () => {
    fc.assert(
      fc.property(
        fc.array(anyWindow, { maxLength: 8 }),
        price,
        fc.integer({ min: -600, max: 600 }),
        (windows, total, hours) => {
          const charge = chargeAt(windows, total, at(hours * HOUR));
          expect(charge + refundAt(windows, total, at(hours * HOUR))).toBe(total);
          expect(charge).toBeGreaterThanOrEqual(0);
          expect(charge).toBeLessThanOrEqual(total);
          expect(Number.isSafeInteger(charge)).toBe(true);
        },
      ),
    );
  });
});
