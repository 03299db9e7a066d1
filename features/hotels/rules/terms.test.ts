import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeAt, isRefundable } from '#lib/shared/cancellation.ts';
import { localTimeBefore, policiesOf, refundNow, windowsInOrder, type CancellationWindow } from './terms.ts';

const HALF: CancellationWindow[] = [
  { hoursBefore: 72, chargeType: 2, charge: 50 },
  { hoursBefore: 24, chargeType: 2, charge: 100 },
];
const FIXED: CancellationWindow[] = [{ hoursBefore: 9600, chargeType: 2, charge: 100 }];
const AMOUNT: CancellationWindow[] = [
  { hoursBefore: 120, chargeType: 1, charge: 150_000 },
  { hoursBefore: 48, chargeType: 2, charge: 100 },
];
const PRICE = 600_000;

describe('what comes back now', () => {
  it.each<[string, CancellationWindow[], number, ReturnType<typeof refundNow>]>([
    ['all of it, until the first window', HALF, 100, { refund: 'free', untilHours: 72, share: 100 }],
    ['half, as the window begins', HALF, 72, { refund: 'part', untilHours: 24, share: 50 }],
    ['nothing, as the last window begins', HALF, 24, { refund: 'none', untilHours: null, share: 0 }],
    ['nothing on a fixed plan', FIXED, 1000, { refund: 'none', untilHours: null, share: 0 }],
    ['all but an amount', AMOUNT, 100, { refund: 'part', untilHours: 48, share: 75 }],
    [
      'an amount above the price is all of it',
      [{ hoursBefore: 120, chargeType: 1, charge: 700_000 }],
      100,
      { refund: 'none', untilHours: null, share: 0 },
    ],
    ['without windows, all until check-in', [], 10, { refund: 'free', untilHours: 0, share: 100 }],
    [
      'a later window that charges no more changes nothing',
      [
        { hoursBefore: 96, chargeType: 2, charge: 50 },
        { hoursBefore: 48, chargeType: 2, charge: 50 },
      ],
      60,
      { refund: 'part', untilHours: 0, share: 50 },
    ],
  ])('%s', (_, windows, hoursLeft, expected) => {
    expect(refundNow(windows, PRICE, hoursLeft)).toEqual(expected);
  });

  const window = fc.record({
    hoursBefore: fc.integer({ min: 0, max: 400 }),
    chargeType: fc.constantFrom<1 | 2>(2),
    charge: fc.integer({ min: 0, max: 100 }),
  });

  it('agrees with the charge that the policies on the wire make', () => {
    const checkInAt = new Date('2026-12-12T08:30:00Z');
    fc.assert(
      fc.property(
        fc.uniqueArray(window, { maxLength: 4, selector: ({ hoursBefore }) => hoursBefore }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 100, max: 9_000_000 }),
        (windows, hoursLeft, price) => {
          const now = new Date(checkInAt.getTime() - hoursLeft * 3_600_000);
          const charge = chargeAt(policiesOf(windows, checkInAt), price, now);
          const { refund, share } = refundNow(windowsInOrder(windows), price, hoursLeft);
          expect(refund).toBe(charge === 0 ? 'free' : charge >= price ? 'none' : 'part');
          expect(share).toBe(Math.floor(((price - charge) * 100) / price));
        },
      ),
    );
  });
});

describe('cancellation policies', () => {
  const checkInAt = new Date('2026-12-12T08:30:00Z');

  it('[3.10] begin at instants before check-in, earliest first', () => {
    expect(policiesOf([...HALF].reverse(), checkInAt)).toEqual([
      { FromDate: '2026-12-09T08:30:00.000Z', ChargeType: 2, Charge: 50 },
      { FromDate: '2026-12-11T08:30:00.000Z', ChargeType: 2, Charge: 100 },
    ]);
  });

  it('[4.13] a flexible plan is refundable as long as all comes back, a fixed one never', () => {
    const early = new Date('2026-12-01T00:00:00Z');
    expect(isRefundable(policiesOf(HALF, checkInAt), PRICE, early)).toBe(true);
    expect(isRefundable(policiesOf(AMOUNT, checkInAt), PRICE, early)).toBe(true);
    expect(isRefundable(policiesOf(FIXED, checkInAt), PRICE, early)).toBe(false);
    expect(isRefundable(policiesOf(HALF, checkInAt), PRICE, new Date('2026-12-10T00:00:00Z'))).toBe(false);
  });

  it('tells the hotel’s wall time', () => {
    expect(localTimeBefore(checkInAt, 240, 'Asia/Kolkata')).toBe('2026-12-02T14:00');
    expect(localTimeBefore(new Date('2027-03-28T13:00:00Z'), 24, 'Europe/Paris')).toBe('2027-03-27T14:00'); // the clock changes in between
  });
});
