import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundAt } from '#lib/shared/cancellation.ts';
import type { CheckedStay } from './flight-amendments.ts';
import { datesNote, priceOfDates, withDates } from './stay-dates.ts';
import { roomRefunds, remainingRooms, totalOf, withoutRooms, type RoomsOfStay } from './stay-rooms.ts';

const NOW = new Date('2026-12-01T06:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000).toISOString();

type Snapshot = RoomsOfStay & { nights: number; requiredFields: string[] };

/** A stay at these room prices: half is charged from `half` hours on, all of it from `all` hours on. */
function aStay(prices: readonly number[], half: number, all: number): CheckedStay {
  const rooms = prices.map((amount) => [{ code: 'room' as const, label: 'Room', amount }]);
  return {
    stay: { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: prices.map(() => ({ adults: 1, childAges: [] })) },
    total: prices.reduce((sum, amount) => sum + amount, 0),
    lines: [{ code: 'room', label: 'Rooms', amount: prices.reduce((sum, amount) => sum + amount, 0) }],
    rooms,
    policies: [
      { FromDate: hours(half), ChargeType: 2, Charge: 50 },
      { FromDate: hours(all), ChargeType: 2, Charge: 100 },
    ],
    requiredFields: [],
    checkInAt: hours(all + 24),
    checkOutAt: hours(all + 72),
  };
}
const bare: Snapshot = {
  stay: aStay([1], 1, 2).stay,
  lines: [],
  cancellationPolicies: [],
  nights: 0,
  requiredFields: [],
};
const prices = fc.array(fc.integer({ min: 100, max: 9_000_000 }), { minLength: 1, maxLength: 4 });

describe('new dates of a stay', () => {
  it('[7.20] what was paid comes back, stays with the hotel or counts: every change sums to the paisa, however often', () => {
    fc.assert(
      fc.property(
        prices,
        fc.array(fc.tuple(prices, fc.integer({ min: -50, max: 90 })), { maxLength: 4 }),
        (first, changes) => {
          let snapshot = withDates(bare, aStay(first, 10, 60), 0, NOW);
          let [total, paid] = [totalOf(snapshot.lines), totalOf(snapshot.lines)];
          for (const [next, shift] of changes) {
            const at = NOW;
            const to = aStay(next, shift, shift + 40);
            const price = priceOfDates({ ...snapshot, total }, to.total, at);
            const credited = roomRefunds(snapshot, remainingRooms(snapshot), at).reduce(
              (sum, one) => sum + one.refund,
              0,
            );
            expect(credited).toBe(price.back); // what the credit note says
            paid += price.due;
            total = price.total;
            snapshot = withDates(snapshot, to, price.kept, at);
            expect(total).toBe(paid);
            expect(totalOf(snapshot.lines)).toBe(total);
            expect(refundAt(snapshot.cancellationPolicies, total, at)).toBeLessThanOrEqual(to.total);
          }
        },
      ),
    );
  });

  it('[7.20] a room that is cancelled afterwards gives its part of the new price, and what was kept stays kept', () => {
    const first = withDates(bare, aStay([1000, 1000], -5, 60), 0, NOW); // half is charged now
    const price = priceOfDates({ ...first, total: 2000 }, 3000, NOW);
    expect(price).toEqual({ back: 1000, kept: 1000, charge: 1000, due: 2000, total: 4000 });
    const moved = withDates(first, aStay([1500, 1500], 100, 200), price.kept, NOW);
    expect(refundAt(moved.cancellationPolicies, 4000, NOW)).toBe(3000);
    const left = withoutRooms(moved, [0], NOW);
    expect(totalOf(left.lines)).toBe(2500);
    expect(refundAt(left.cancellationPolicies, 2500, NOW)).toBe(1500);
  });

  it.each([
    [4000, 1000, { wallet: 0, gateway: 4000 }, 'for the earlier ones (the hotel keeps ₹10). ₹40 paid.'],
    [0, 0, { wallet: 0, gateway: 0 }, 'for the earlier ones. Nothing more to pay.'],
    [-4000, 0, { wallet: 0, gateway: 0 }, 'for the earlier ones. ₹40 is refunded.'],
  ])('[7.20] the price trail says what was paid or came back: %i', (amount, charge, paid, end) => {
    expect(datesNote({ words: 'Changed.', amount, charge, newNights: 9000, paid }, 'INR')).toContain(end);
  });
});
