import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policiesOf } from '#features/packages/rules/terms.ts';
import { chargeAt, refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { canChangeDeparture } from './can-change-departure.ts';
import type { CheckedDeparture } from './flight-amendments.ts';
import {
  collectedBack,
  departureNote,
  termsWithKept,
  withDeparture,
  type DepartureOfPackage,
} from './package-departure.ts';
import type { PlannedPayment } from './payment-plan.ts';
import { priceOfDates } from './stay-dates.ts';

const BEGINS = new Date('2027-01-30T06:30:00Z');
const DAY = 86_400_000;
const daysBefore = (days: number) => new Date(BEGINS.getTime() - days * DAY);
/** Free until 30 days before, then 25 %, from 15 days before 50 %, from 7 days before all of it. */
const TERMS = policiesOf(BEGINS);
const TOTAL = 4_200_000;

describe('[7.20] what another departure costs', () => {
  it.each([
    ['more than 30 days before: nothing is kept', 31, 5_040_000, { back: TOTAL, charge: 0, due: 840_000 }],
    ['a cheaper one: the rest comes back', 31, 3_780_000, { back: TOTAL, charge: 0, due: -420_000 }],
    ['a quarter is kept', 20, TOTAL, { back: 3_150_000, charge: 1_050_000, due: 1_050_000 }],
    ['half is kept', 10, TOTAL, { back: 2_100_000, charge: 2_100_000, due: 2_100_000 }],
    ['half is kept, and a much cheaper one costs nothing more', 10, 2_100_000, { charge: 2_100_000, due: 0 }],
  ])('%s', (_, days, newPrice, expected) => {
    const price = priceOfDates({ total: TOTAL, cancellationPolicies: TERMS, lines: [] }, newPrice, daysBefore(days));
    expect(price).toMatchObject({ ...expected, total: TOTAL + price.due });
  });

  it('a second change keeps what was kept, and charges no part of it again', () => {
    const lines = [
      { code: 'double', amount: TOTAL },
      { code: 'kept', amount: 1_050_000 },
    ];
    const total = TOTAL + 1_050_000;
    const cancellationPolicies = termsWithKept(TERMS, { price: TOTAL, kept: 1_050_000 }, daysBefore(60));
    const at = (days: number) => priceOfDates({ total, cancellationPolicies, lines }, TOTAL, daysBefore(days));
    expect(at(40)).toMatchObject({ back: TOTAL, charge: 0, kept: 1_050_000, due: 0 });
    expect(at(20)).toMatchObject({ back: 3_150_000, charge: 1_050_000, kept: 2_100_000 });
  });
});

describe('[7.20] terms with what was kept', () => {
  it('charge at every moment what the new terms charge and what was kept, and never more than both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(10_000_000),
        fc.integer({ min: -5, max: 90 }),
        fc.integer({ min: 0, max: 90 }),
        (price, kept, days, later) => {
          const [now, at] = [daysBefore(days), daysBefore(days - later)];
          const terms = termsWithKept(TERMS, { price, kept }, now);
          expect(chargeAt(terms, price + kept, at)).toBe(kept + chargeAt(TERMS, price, at));
          expect(refundAt(terms, price + kept, at)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('are those of the departure where nothing was kept', () => {
    expect(termsWithKept(TERMS, { price: TOTAL, kept: 0 }, daysBefore(60))).toEqual(TERMS);
  });
});

const day = (at: number) => ({ day: at, date: '2027-01-30', title: 'Delhi', text: '', city: 'Delhi', meals: [] });
const hotel = { slug: 'haveli', name: 'Haveli', stars: 4, area: '', address: '' };
const SOLD: DepartureOfPackage = {
  departure: '2027-01-30',
  ends: '2027-01-31',
  days: [{ ...day(1), hotel }, day(2)],
  lines: [
    { code: 'double', label: '2 adults', amount: 4_000_000 },
    { code: 'tcs', label: 'Tax collected at source', amount: 84_000 },
  ],
  rooms: [],
  cancellationPolicies: TERMS,
};
const TO: CheckedDeparture = {
  departure: '2027-02-27',
  ends: '2027-02-28',
  total: 5_000_000,
  lines: [
    { code: 'double', label: '2 adults', amount: 4_900_000 },
    { code: 'tcs', label: 'Tax collected at source', amount: 100_000 },
  ],
  rooms: [],
  extras: [],
  policies: policiesOf(new Date('2027-02-27T06:30:00Z')),
  startsAt: '2027-02-27T06:30:00.000Z',
  endsAt: '2027-02-28T12:30:00.000Z',
};

describe('[7.20] a package on its new departure', () => {
  it('has its days on the new dates without the earlier hotels, and a line for what was kept', () => {
    const moved = withDeparture(SOLD, TO, { total: 4_084_000, kept: 1_021_000, at: daysBefore(20) });
    expect(moved.days.map(({ date }) => date)).toEqual(['2027-02-27', '2027-02-28']);
    expect(moved.days.some((one) => 'hotel' in one)).toBe(false);
    expect(moved.lines.at(-1)).toMatchObject({ code: 'kept', amount: 1_021_000 });
    expect(moved.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(TO.total + 1_021_000);
    expect(moved.kept).toEqual({ total: 1_021_000, tcs: 21_000 }); // a quarter of the tax stays
    const again = withDeparture(moved, TO, { total: TO.total + 1_021_000, kept: 1_021_000, at: daysBefore(20) });
    expect(again.kept).toEqual({ total: 1_021_000, tcs: 21_000 });
  });

  it('has no such line where nothing was kept', () => {
    const moved = withDeparture(SOLD, TO, { total: 4_084_000, kept: 0, at: daysBefore(60) });
    expect(moved.lines).toEqual(TO.lines);
    expect(moved.kept).toEqual({ total: 0, tcs: 0 });
    expect(collectedBack(SOLD, 4_084_000, 4_084_000)).toBe(84_000);
    expect(collectedBack(SOLD, 4_084_000, 0)).toBe(0);
  });

  it.each([
    [840_000, 0, 'Changed. ₹50,400 for the new departure, less ₹42,000 for the earlier one. ₹8,400 paid.'],
    [
      1_890_000,
      1_050_000,
      'Changed. ₹50,400 for the new departure, less ₹31,500 for the earlier one (the tour operator keeps ₹10,500). ₹18,900 paid.',
    ],
    [-100_000, 0, 'Changed. ₹50,400 for the new departure, less ₹51,400 for the earlier one. ₹1,000 is refunded.'],
    [0, 0, 'Changed. ₹50,400 for the new departure, less ₹50,400 for the earlier one. Nothing more to pay.'],
  ])('says what it costs: %i, %i kept', (amount, charge, text) => {
    const paid = { wallet: 0, gateway: Math.max(0, amount) };
    expect(departureNote({ words: 'Changed.', amount, charge, newPrice: 5_040_000, paid }, 'INR')).toBe(text);
  });
});

describe('[7.20] whether the departure of a package can be changed', () => {
  const facts = {
    state: 'confirmed' as const,
    now: daysBefore(40),
    holdExpiresAt: null,
    checkInAt: BEGINS,
    zone: 'Asia/Kolkata',
    hasDetails: true,
    total: TOTAL,
    currency: 'INR',
    cancellationPolicies: TERMS as readonly CancellationPolicy[],
    paymentPlan: null as PlannedPayment[] | null,
    changes: 0,
  };
  const open: PlannedPayment = { amount: 3_150_000, lines: [], due: null, paid: null };
  const made = { ...open, paid: { at: '2026-12-01T00:00:00Z', wallet: 0, gateway: 3_150_000, method: 'upi' } };

  it.each([
    ['a paid one before it begins', {}, null],
    ['one whose payments were all made', { paymentPlan: [made] }, null],
    ['while something comes back', { now: daysBefore(8) }, null],
    ['with a payment open', { paymentPlan: [open] }, /₹31,500 is still open/],
    ['when nothing comes back', { now: daysBefore(6) }, /is no longer refundable/],
    ['once it has begun', { now: daysBefore(-1) }, /^The journey began on/],
    ['twenty times', { changes: 20 }, /changed 20 times, which is the most/],
    ['while another change is paid', { state: 'paying_change' as const }, /open at the checkout/],
    ['when it is cancelled', { state: 'cancelled' as const }, /is cancelled/],
  ])('%s', (_, more, reason) => {
    const permission = canChangeDeparture({ ...facts, ...more });
    expect(permission.allowed).toBe(reason === null);
    if (reason) expect(permission.reason).toMatch(reason);
  });
});
