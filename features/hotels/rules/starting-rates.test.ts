import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateOffer, RoomOffer } from '../contract.ts';
import type { OfferedRate } from './starting-rate.ts';
import { overbooked, startingRates } from './starting-rates.ts';

const CLOCK = {
  checkInAt: '2026-12-21T08:30:00.000Z',
  now: '2026-12-01T06:00:00.000Z',
  zone: 'Asia/Kolkata',
  today: '2026-12-01',
};
const FREE = [{ FromDate: '2026-12-19T08:30:00.000Z', ChargeType: 2 as const, Charge: 100 }];
const NONE = [{ FromDate: '2026-01-01T00:00:00.000Z', ChargeType: 2 as const, Charge: 100 }];

/** An offer of a room type of which so many are left. */
function offer(type: string, plan: string, total: number, left = 5, cancellationPolicies = FREE): OfferedRate {
  const price = { qOfferedPriceRoundedOff: total, currency: 'INR', nightly: [], lines: [] };
  return {
    room: { roomTypeId: type, name: `Room ${type}`, left } as unknown as RoomOffer,
    rate: { ratePlanId: plan, name: plan, cancellationPolicies, price } as unknown as RateOffer,
  };
}
const namesOf = (offers: readonly OfferedRate[] | undefined) =>
  offers?.map(({ room, rate }) => `${room.roomTypeId}/${rate.ratePlanId}`);
const nobody = [null, null];

describe('rates selected at first for the rooms of a stay', () => {
  it.each<[string, OfferedRate[][], Parameters<typeof startingRates>[1], string[]]>([
    [
      'the same for every room: the cheapest refundable one',
      [0, 1].map(() => [offer('a', 'fixed', 80, 5, NONE), offer('a', 'flex', 100), offer('b', 'flex', 120)]),
      nobody,
      ['a/flex', 'a/flex'],
    ],
    [
      'another type for the second room, where one is left of the cheapest',
      [0, 1].map(() => [offer('a', 'flex', 100, 1), offer('b', 'fixed', 110, 5, NONE), offer('b', 'flex', 120)]),
      nobody,
      ['a/flex', 'b/flex'],
    ],
    [
      'the only type that takes a large room goes to it',
      [[offer('a', 'flex', 100, 1), offer('b', 'flex', 120)], [offer('a', 'flex', 150, 1)]],
      nobody,
      ['b/flex', 'a/flex'],
    ],
    [
      'those of the address',
      [0, 1].map(() => [offer('a', 'flex', 100), offer('b', 'flex', 120)]),
      [
        { roomTypeId: 'b', ratePlanId: 'flex' },
        { roomTypeId: 'a', ratePlanId: 'flex' },
      ],
      ['b/flex', 'a/flex'],
    ],
  ])('[7.20] %s', (_, offered, chosen, names) => {
    expect(namesOf(startingRates(offered, chosen, CLOCK)?.offers)).toEqual(names);
  });

  it('[7.20] says which rooms differ from what was selected before', () => {
    const offered = [0, 1].map(() => [offer('a', 'flex', 100), offer('b', 'flex', 120)]);
    const chosen = [
      { roomTypeId: 'gone', ratePlanId: 'flex' },
      { roomTypeId: 'b', ratePlanId: 'flex', shownTotal: 110, shownPolicies: null },
    ];
    expect(startingRates(offered, chosen, CLOCK)?.notices).toEqual([{ kind: 'gone' }, { kind: 'total', before: 110 }]);
  });

  it('[7.20] finds rooms for everybody exactly where there are, and never more of a type than are left', () => {
    const types = fc.array(fc.record({ left: fc.nat(3), total: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    const rooms = fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(types, rooms, (all, wanted) => {
        const offered = wanted.map((fitting) =>
          [...new Set(fitting)].flatMap((type) => {
            const one = all[type];
            return one && one.left ? [offer(String(type), 'flex', one.total, one.left)] : [];
          }),
        );
        const found = startingRates(
          offered,
          wanted.map(() => null),
          CLOCK,
        );
        expect(found !== null).toBe(possible(offered, new Map()));
        if (found) expect(overbooked(found.offers)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whether every room can have a type of its own, by trying all ways. */
function possible([first, ...rest]: OfferedRate[][], taken: Map<string, number>): boolean {
  if (!first) return true;
  return first.some(({ room: { roomTypeId, left } }) => {
    const count = taken.get(roomTypeId) ?? 0;
    return count < left && possible(rest, new Map(taken).set(roomTypeId, count + 1));
  });
}

it('[7.20] a type that is chosen for more rooms than are left is named with both numbers', () => {
  const one = offer('a', 'flex', 100, 1);
  expect(overbooked([one, one, offer('b', 'flex', 120, 1)])).toEqual([{ name: 'Room a', left: 1, chosen: 2 }]);
});
