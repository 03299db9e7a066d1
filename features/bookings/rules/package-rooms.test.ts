import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditFigures } from '#features/documents/rules/credit-figures.ts';
import { invoiceFigures, sumOfFigures, type InvoiceLine } from '#features/documents/rules/invoice-figures.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { extrasOf } from '#features/packages/rules/extras.ts';
import { partyProblems } from '#features/packages/rules/party.ts';
import { linesOfExtras } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import { priceOfRooms } from '#features/packages/rules/price-of-rooms.ts';
import { journeyTax } from '#features/packages/rules/tax.ts';
import { policiesOf } from '#features/packages/rules/terms.ts';
import { refundAt } from '#lib/shared/cancellation.ts';
import { partOf } from '#lib/shared/share-out.ts';
import { collectedIn } from './collected-tax.ts';
import { collectedBack, withDeparture, type DepartureOfPackage } from './package-departure.ts';
import {
  packageRoomRefunds,
  quotePackageRooms,
  remainingPackageRooms,
  shownPackageRooms,
  soldPackage,
  withoutPackageRooms,
  type RoomsOfPackage,
} from './package-rooms.ts';
import { standingLines } from './sold-package.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-12-01T06:00:00Z');
const STARTS = new Date(NOW.getTime() + 60 * 24 * HOUR);
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const totalOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const soldOf = (one: RoomsOfPackage) => soldPackage(one, totalOf(one.lines), priceOfRooms);
const without = (one: RoomsOfPackage, rooms: readonly number[], moment: Date): RoomsOfPackage =>
  withoutPackageRooms(one, totalOf(one.lines), rooms, moment, priceOfRooms);
/** What comes back for all that stands. */
const backOf = ({ cancellationPolicies, lines }: RoomsOfPackage, moment: Date) =>
  refundAt(cancellationPolicies, totalOf(lines), moment);

type Priced = {
  slug: string;
  rooms: { adults: number; childAges: number[] }[];
  codes: readonly string[];
  each: number;
};

/** A package at the prices of the catalogue: whole thousands of rupees, so that every tax is whole (`rules/price-of-party.ts`). */
function sold({ slug, rooms, codes, each }: Priced): RoomsOfPackage {
  const journey = JOURNEYS.find((one) => one.slug === slug)!;
  const offered = extrasOf(journey);
  const extras = offered
    .filter(({ code }) => codes.includes(code))
    .map(({ code, title, text, most }) => ({ code, title, text, quantity: most }));
  const prices = { single: each * 150_000, double: each * 100_000, triple: each * 80_000, child: each * 60_000 };
  const scaled = Object.fromEntries(
    Object.entries(prices).map(([key, price]) => [key, Math.ceil(price / 100_000) * 100_000]),
  );
  const tax = journeyTax(journey, '2027-01-30', '2026-12-01');
  const price = priceOfParty(scaled as typeof prices, tax, rooms, linesOfExtras(offered, extras, rooms));
  return {
    rooms: price.rooms.map(({ occupancy, party, total, lines }) => ({
      occupancy,
      sharing: party.sharing,
      total,
      lines,
    })),
    lines: price.lines,
    extras,
    cancellationPolicies: policiesOf(STARTS),
  };
}

const parties = fc
  .array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
    }),
    { minLength: 2, maxLength: 4 },
  )
  .filter((rooms) => Object.keys(partyProblems(rooms)).length === 0);
const packages = fc
  .record({
    slug: fc.constantFrom(...JOURNEYS.map(({ slug }) => slug)),
    rooms: parties,
    codes: fc.subarray(['arrival', 'departure', 'before', 'after', 'guide', 'meals']),
    each: fc.integer({ min: 10, max: 300 }),
  })
  .map(sold);
/** The rooms in some order, cancelled in groups. */
const orders = (count: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: count, maxLength: count }),
    )
    .map(([order, sizes]) => {
      const left = [...order];
      return sizes.flatMap((size) => (left.length ? [left.splice(0, size)] : []));
    });
const withOrders = packages.chain((one) => fc.tuple(fc.constant(one), orders(one.rooms.length)));
const hours = fc.integer({ min: 0, max: 60 * 24 });

const invoiced = (lines: RoomsOfPackage['lines']): InvoiceLine[] =>
  standingLines(lines).map((line) => ({
    ...line,
    code: line.code === 'tax' || line.code === 'tcs' ? line.code : 'tour',
  }));
const credited = (lines: RoomsOfPackage['lines'], refund: number) =>
  creditFigures(invoiceFigures(invoiced(lines)), refund);

describe('[7.20] cancelling rooms of a package', () => {
  it('any order of rooms at one moment gives what cancelling all at that moment gives: money, tax, tax collected at source', () => {
    fc.assert(
      fc.property(withOrders, hours, ([one, groups], hour) => {
        const moment = at(hour);
        const whole = backOf(one, moment);
        let left = one;
        let back = 0;
        let collected = 0;
        const notes = [];
        for (const group of groups.slice(0, -1)) {
          for (const room of packageRoomRefunds(soldOf(left), group, moment)) {
            back += room.refund;
            collected += room.collected;
            notes.push(credited(room.lines, room.refund));
          }
          left = without(left, group, moment);
        }
        const last = backOf(left, moment);
        notes.push(credited(left.lines, last));
        collected += collectedBack(left, totalOf(left.lines), last);
        expect(back + last).toBe(whole);
        const figures = sumOfFigures(notes);
        expect(figures).toEqual(sumOfFigures([credited(one.lines, whole)]));
        expect(collected).toBe(figures.collected ?? 0);
        expect(collected).toBe(whole ? partOf(collectedIn(one.lines), whole, totalOf(one.lines)) : 0);
      }),
    );
  });

  it('one after another at later moments never gives more than was paid, and the price is always its lines and the rooms with their extras', () => {
    fc.assert(
      fc.property(withOrders, fc.array(hours, { minLength: 4, maxLength: 4 }), ([one, groups], moments) => {
        const paid = totalOf(one.lines);
        let left = one;
        let back = 0;
        groups.slice(0, -1).forEach((group, index) => {
          const moment = at(moments.toSorted((a, b) => a - b)[index]!);
          const before = soldOf(left);
          const quote = quotePackageRooms(before, group, moment, STARTS);
          const refund = packageRoomRefunds(before, group, moment).reduce((sum, room) => sum + room.refund, 0);
          expect(quote.refund).toBe(refund);
          expect(quote.steps[0]?.refund ?? quote.refund).toBe(refund);
          back += refund;
          left = without(left, group, moment);
          expect(totalOf(left.lines)).toBe(paid - back);
          const standing = shownPackageRooms(soldOf(left));
          const kept = left.lines.filter(({ code }) => code === 'kept');
          expect(standing.reduce((sum, { share }) => sum + share, soldOf(left).shared + totalOf(kept))).toBe(
            paid - back,
          );
          expect(left.kept?.total).toBe(totalOf(kept));
          for (const later of [moment, at(24 * 40), at(24 * 50)]) {
            if (later < moment) continue;
            const now = backOf(left, later);
            expect(now).toBeGreaterThanOrEqual(0);
            expect(now).toBeLessThanOrEqual(paid - back - left.kept!.total);
          }
        });
        expect(remainingPackageRooms(soldOf(left))).toHaveLength(left.rooms.length);
      }),
    );
  });

  const two: Priced = {
    slug: 'golden-triangle',
    rooms: [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [8] },
    ],
    codes: ['arrival', 'guide', 'meals'],
    each: 20,
  };

  it.each([
    ['before the terms charge', 0, 0],
    ['within 30 days', 24 * 31, 25],
    ['within 15 days', 24 * 46, 50],
    ['within 7 days', 24 * 54, 100],
  ])(
    '%s the operator keeps its percentage of that room, and the rest of the party keeps vehicle and guide',
    (_, hour, percent) => {
      const one = sold(two);
      const [room] = packageRoomRefunds(soldOf(one), [1], at(hour));
      // 2 × ₹20,000, a child at ₹12,000, meals of ₹3,840 for adults and ₹1,920 for children, 5 % GST
      const price = (2 * 2_000_000 + 1_200_000 + 2 * 384_000 + 192_000) * 1.05;
      expect(room).toMatchObject({ at: 1, charge: (price * percent) / 100, refund: price - (price * percent) / 100 });
      const left = without(one, [1], at(hour));
      expect(left.lines.map(({ label }) => label)).toEqual([
        '2 adults, double sharing',
        'Private transfer on arrival, SUV for up to 6',
        'Private guide, 3 days',
        'All meals, 2 adults',
        'GST, 5%',
        ...(percent ? ['1 cancelled room: not refunded'] : []),
      ]);
      expect(left.rooms).toEqual([one.rooms[0]]);
      expect(shownPackageRooms(soldOf(left)).map((shown) => shown.at)).toEqual([0]);
    },
  );

  it('after a change of departure has the kept amount in the price, and gives nothing of it back', () => {
    const first = sold(two);
    const becomes = sold({ ...two, each: 30 });
    const to = {
      departure: '2027-02-10',
      ends: '2027-02-15',
      total: totalOf(becomes.lines),
      lines: standingLines(becomes.lines),
      rooms: becomes.rooms,
      extras: becomes.extras ?? [],
      policies: becomes.cancellationPolicies,
      startsAt: STARTS.toISOString(),
      endsAt: STARTS.toISOString(),
    };
    const without1 = without(first, [1], at(24 * 31));
    const package1: DepartureOfPackage = { ...without1, departure: '2027-01-30', ends: '2027-02-04', days: [] };
    const total = totalOf(package1.lines);
    const kept = total - backOf(without1, at(24 * 31));
    const moved = withDeparture(package1, to, { total, kept, at: at(24 * 31) });
    expect(moved.lines.at(-1)).toEqual({
      code: 'kept',
      label: 'Earlier departure and cancelled rooms: not refunded',
      amount: kept,
    });
    expect(moved.sold).toBeUndefined();
    const [room] = packageRoomRefunds(soldOf(moved), [1], at(24 * 31));
    expect(room!.charge).toBe(soldOf(moved).rooms[1]!.share.total / 4);
    const left = without(moved, [1], at(24 * 31));
    expect(left.lines.filter(({ code }) => code === 'kept').map(({ amount }) => amount)).toEqual([room!.charge, kept]);
    expect(left.kept!.total).toBe(kept + room!.charge);
    expect(backOf(left, at(24 * 31))).toBe((totalOf(left.lines) - left.kept!.total) * 0.75);
  });
});
