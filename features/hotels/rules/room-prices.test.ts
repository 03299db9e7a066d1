import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestCharges, roomCharge, type RoomTerms } from './occupancy.ts';
import { priceStay } from './price.ts';
import { roomPrices } from './room-prices.ts';
import type { TaxSlab } from './tax.ts';

const INDIA: TaxSlab[] = [
  { label: 'GST', upTo: 100_000, rateBp: 0, parts: 2 },
  { label: 'GST', upTo: 750_000, rateBp: 500, parts: 2 },
  { label: 'GST', upTo: null, rateBp: 1800, parts: 2 },
];
const VAT: TaxSlab[] = [{ label: 'VAT', upTo: null, rateBp: 380, parts: 1 }];
const TERMS: RoomTerms = { baseGuests: 2, maxAdults: 3, maxGuests: 4, extraAdult: 90_000, extraChild: 45_050 };
const room = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
});

describe('the price of each room', () => {
  it('[7.20] a third adult makes one room dearer, in the slab of its own price', () => {
    const input = { nightly: [720_000, 720_000], priceBp: 10_000, slabs: INDIA };
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 3, childAges: [] },
    ];
    const price = priceStay({ ...input, charges: guestCharges(TERMS, rooms) }, '2026-12-12');
    const each = roomPrices(price, { ...input, charges: rooms.map((one) => roomCharge(TERMS, one)) });
    expect(each.map((lines) => lines.map(({ code, label, amount }) => [code, label, amount]))).toEqual([
      [
        ['room', '₹7,200 × 2 nights', 1_440_000],
        ['tax', 'GST, 5%', 72_000],
      ],
      [
        ['room', '₹7,200 × 2 nights', 1_440_000],
        ['extra-guest', 'Extra guests, 2 nights', 180_000],
        ['tax', 'GST, 18%', 291_600],
      ],
    ]);
  });

  it('[7.20] the lines of all rooms sum to those of the stay, code by code and rate by rate, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 5 }),
        fc.array(room, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 5_000, max: 12_000 }),
        fc.constantFrom(INDIA, VAT, []),
        (nights, rooms, priceBp, slabs) => {
          const input = { nightly: nights.map((rupees) => rupees * 100 + 37), priceBp, slabs };
          const price = priceStay({ ...input, charges: guestCharges(TERMS, rooms) }, '2026-12-12');
          const each = roomPrices(price, { ...input, charges: rooms.map((one) => roomCharge(TERMS, one)) });
          expect(each).toHaveLength(rooms.length);
          const sums = (lines: typeof price.lines) =>
            Object.fromEntries(
              [...new Set(price.lines.map(({ code, rateBp }) => `${code} ${rateBp}`))].map((key) => {
                const same = lines.filter(({ code, rateBp }) => `${code} ${rateBp}` === key);
                return [
                  key,
                  same.reduce((sum, line) => [sum[0]! + line.amount, sum[1]! + (line.taxable ?? 0)], [0, 0]),
                ];
              }),
            );
          expect(sums(each.flat())).toEqual(sums(price.lines));
          expect(each.flat().reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
        },
      ),
      { numRuns: 300 },
    );
  });
});
