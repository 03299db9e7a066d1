import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditFigures } from '#features/documents/rules/credit-figures.ts';
import { invoiceFigures, sumOfFigures } from '#features/documents/rules/invoice-figures.ts';
import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { termsOfRates } from '#lib/shared/rate-terms.ts';
import {
  quoteRooms,
  roomRefunds,
  shownRooms,
  soldLines,
  soldRooms,
  remainingRooms,
  totalOf,
  withoutRooms,
  type RoomsOfStay,
} from './stay-rooms.ts';

const ROOM = { roomTypeId: 'rty_1', name: 'Room', ratePlanId: 'rpl_1', rateName: 'Flexible', meals: 'Breakfast' };
const HOUR = 3_600_000;
const START = Date.parse('2026-12-01T06:00:00Z');
const CHECK_IN = new Date(START + 500 * HOUR);
const soon = (hours: number) => new Date(START + hours * HOUR);

const policies = fc
  .array(
    fc.record({
      hours: fc.integer({ min: -50, max: 480 }),
      type: fc.constantFrom(1 as const, 2 as const),
      charge: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 4 },
  )
  .map((all): CancellationPolicy[] =>
    all.map(({ hours, type, charge }) => ({
      FromDate: soon(hours).toISOString(),
      ChargeType: type,
      Charge: type === 2 ? charge : charge * 12_345,
    })),
  );
const roomLines = fc
  .record({
    nightly: fc.integer({ min: 100_000, max: 2_000_000 }),
    extra: fc.constantFrom(0, 0, 45_050),
    rateBp: fc.constantFrom(500, 1800),
  })
  .map(({ nightly, extra, rateBp }): RoomsOfStay['lines'] => [
    { code: 'room', label: '2 nights', amount: nightly * 2 },
    ...(extra ? [{ code: 'extra-guest' as const, label: 'Extra guests, 2 nights', amount: extra * 2 }] : []),
    {
      code: 'tax',
      label: `GST, ${rateBp / 100}%`,
      amount: Math.round(((nightly + extra) * 2 * rateBp) / 10_000),
      rateBp,
      taxable: (nightly + extra) * 2,
    },
  ]);
/** Stays whose rooms all have one rate. */
const alike = fc
  .tuple(fc.array(roomLines, { minLength: 2, maxLength: 8 }), policies)
  .map(([rooms, cancellationPolicies]): RoomsOfStay => {
    const stay = {
      checkIn: '2026-12-21',
      checkOut: '2026-12-23',
      rooms: rooms.map((_, at) => ({ adults: (at % 3) + 1, childAges: [] })),
    };
    const snapshot = {
      stay,
      lines: rooms.flat(),
      cancellationPolicies,
      rooms: rooms.map((lines, at) => ({ occupancy: stay.rooms[at]!, lines })),
    };
    return { ...snapshot, lines: soldLines({ ...snapshot, soldPolicies: cancellationPolicies }) };
  });
/** Stays whose rooms have rates of their own, some of them the same: up to three rates with terms of their own. */
const byRoom = fc
  .tuple(alike, fc.tuple(policies, policies, policies), fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }))
  .map(([stay, terms, rates]): RoomsOfStay => {
    const rooms = stay.rooms!.map((room, at) => {
      const rate = rates[at]!;
      return {
        ...room,
        room: { ...ROOM, name: `Room of rate ${rate}`, ratePlanId: `rpl_${rate}` },
        policies: terms[rate]!,
      };
    });
    const rated = rooms.map(({ room, lines, policies: own }) => ({ ...room, total: totalOf(lines), policies: own }));
    const snapshot = { ...stay, rooms, cancellationPolicies: termsOfRates(rated) };
    return { ...snapshot, lines: soldLines({ ...snapshot, soldPolicies: [] }) };
  });
const stays = fc.oneof(alike, byRoom);
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
const figuresOf = (rooms: readonly { lines: RoomsOfStay['lines']; refund: number }[]) =>
  sumOfFigures(rooms.map(({ lines, refund }) => creditFigures(invoiceFigures(lines), refund)));
const whole = (stay: RoomsOfStay) => soldRooms(stay).map((_, at) => at);

describe('cancelling rooms of a stay', () => {
  it('[7.20] any order of rooms at one moment gives what cancelling them together gives: money, tax rate by rate, and what is kept', () => {
    fc.assert(
      fc.property(
        stays.chain((stay) => fc.tuple(fc.constant(stay), orders(stay.stay.rooms.length))),
        fc.integer({ min: 0, max: 499 }),
        ([stay, groups], hours) => {
          const now = soon(hours);
          const total = totalOf(stay.lines);
          const together = roomRefunds(stay, whole(stay), now);
          expect(together.reduce((sum, { refund }) => sum + refund, 0)).toBe(
            refundAt(stay.cancellationPolicies, total, now),
          );
          let left = stay;
          const one = groups.flatMap((group) => {
            const refunds = roomRefunds(left, group, now);
            const before = totalOf(left.lines);
            left = withoutRooms(left, group, now);
            const back = refunds.reduce((sum, { refund }) => sum + refund, 0);
            expect(totalOf(left.lines)).toBe(before - back);
            return refunds;
          });
          expect(one.toSorted((a, b) => a.at - b.at)).toEqual(together);
          expect(figuresOf(one)).toEqual(figuresOf(together));
          expect(remainingRooms(left)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[7.20] after some rooms are cancelled the terms give, at every later moment, the refund of the rooms that stand', () => {
    fc.assert(
      fc.property(
        stays.chain((stay) => fc.tuple(fc.constant(stay), orders(stay.stay.rooms.length))),
        fc.integer({ min: 0, max: 499 }),
        fc.integer({ min: 0, max: 499 }),
        ([stay, [first = []]], at, more) => {
          if (first.length === stay.stay.rooms.length) return;
          const left = withoutRooms(stay, first, soon(at));
          const then = soon(Math.max(at, more));
          const remaining = remainingRooms(left);
          const sum = roomRefunds(left, remaining, then).reduce((all, { refund }) => all + refund, 0);
          expect(refundAt(left.cancellationPolicies, totalOf(left.lines), then)).toBe(sum);
          expect(left.stay.rooms).toEqual(remaining.map((room) => stay.stay.rooms[room]));
          const { steps, refund } = quoteRooms(left, remaining, then, CHECK_IN);
          expect(steps[0]?.refund).toBe(refund);
          expect(refund).toBe(sum);
          expect(totalOf(soldLines(left))).toBe(totalOf(stay.lines));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[7.20] the refund curve of rooms with their own rates is the sum of the curves of each rate, at every moment', () => {
    fc.assert(
      fc.property(byRoom, fc.integer({ min: 0, max: 499 }), (stay, hours) => {
        const at = soon(hours);
        const rates = Map.groupBy(soldRooms(stay), ({ room }) => room!.ratePlanId);
        const sum = [...rates.values()].reduce((all, rooms) => {
          const total = rooms.reduce((price, { lines }) => price + totalOf(lines), 0);
          return all + refundAt(rooms[0]!.policies!, total, at);
        }, 0);
        expect(refundAt(stay.cancellationPolicies, totalOf(stay.lines), at)).toBe(sum);
      }),
      { numRuns: 500 },
    );
  });

  it('[7.20] a stay sold before rooms had prices of their own is equal parts, with every paisa', () => {
    const old: RoomsOfStay = {
      stay: {
        checkIn: '2026-12-21',
        checkOut: '2026-12-23',
        rooms: Array(3).fill({ adults: 2, childAges: [] }) as RoomsOfStay['stay']['rooms'],
      },
      lines: [
        { code: 'room', label: '₹4,000 × 2 nights × 3 rooms', amount: 2_400_000 },
        { code: 'tax', label: 'GST, 5%', amount: 120_100, rateBp: 500, taxable: 2_400_000 },
      ],
      cancellationPolicies: [],
    };
    expect(shownRooms({ ...old, room: ROOM }).map(({ total }) => total)).toEqual([840_034, 840_033, 840_033]);
    const left = withoutRooms(old, [0], soon(0));
    expect(left.lines).toEqual([
      { code: 'room', label: '₹4,000 × 2 nights × 2 rooms', amount: 1_600_000 },
      { code: 'tax', label: 'GST, 5%', amount: 80_066, rateBp: 500, taxable: 1_600_000 },
    ]);
    expect(soldLines(left)).toEqual(old.lines);
    expect(soldRooms(left)).toHaveLength(3);
  });
});
