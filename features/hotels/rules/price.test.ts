import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightlyPrice, priceStay, stayTotal, type PriceInput } from './price.ts';
import type { TaxSlab } from './tax.ts';

const INDIA: TaxSlab[] = [
  { label: 'GST', upTo: 750_000, rateBp: 500, parts: 2 },
  { label: 'GST', upTo: null, rateBp: 1800, parts: 2 },
];
const ONE_ROOM = [{ charge: 0, rooms: 1 }];
const lineCodes = (input: PriceInput) =>
  priceStay(input, '2026-12-12').lines.map(({ code, label, amount }) => [code, label, amount]);

describe('the price of a stay', () => {
  it('is what the pictures show: ₹4,720 × 3 nights and GST', () => {
    expect(
      priceStay(
        { nightly: [472_000, 472_000, 472_000], priceBp: 10_000, charges: ONE_ROOM, slabs: INDIA },
        '2026-12-12',
      ),
    ).toEqual({
      total: 1_486_800,
      currency: 'INR',
      nightly: [
        { date: '2026-12-12', amount: 472_000 },
        { date: '2026-12-13', amount: 472_000 },
        { date: '2026-12-14', amount: 472_000 },
      ],
      lines: [
        { code: 'room', label: '₹4,720 × 3 nights', amount: 1_416_000 },
        { code: 'tax', label: 'GST, 5%', amount: 70_800, rateBp: 500, taxable: 1_416_000 },
      ],
    });
  });

  it('taxes each room night in its own slab', () => {
    expect(lineCodes({ nightly: [750_000, 751_000], priceBp: 10_000, charges: ONE_ROOM, slabs: INDIA })).toEqual([
      ['room', '2 nights', 1_501_000],
      ['tax', 'GST, 5%', 37_600], // 2.5 % of 7,500 is 187.50, rounded up, twice
      ['tax', 'GST, 18%', 135_200], // 9 % of 7,510 is 675.90, rounded up, twice
    ]);
  });

  it('counts extra guests in the slab and on a line of their own', () => {
    expect(
      lineCodes({
        nightly: [700_000],
        priceBp: 10_000,
        charges: [
          { charge: 0, rooms: 1 },
          { charge: 60_000, rooms: 1 },
        ],
        slabs: INDIA,
      }),
    ).toEqual([
      ['room', '₹7,000 × 1 night × 2 rooms', 1_400_000],
      ['extra-guest', 'Extra guests, 1 night', 60_000],
      ['tax', 'GST, 5%', 35_000],
      ['tax', 'GST, 18%', 136_800],
    ]);
  });

  it('has no tax line where the table knows no tax', () => {
    expect(lineCodes({ nightly: [900_000], priceBp: 10_000, charges: ONE_ROOM, slabs: [] })).toEqual([
      ['room', '₹9,000 × 1 night', 900_000],
    ]);
  });

  it('says what rounding did when an extra charge has paise', () => {
    expect(
      lineCodes({ nightly: [100_000], priceBp: 10_000, charges: [{ charge: 12_345, rooms: 1 }], slabs: [] }).at(-1),
    ).toEqual(['rounding', 'Rounded to the rupee', -45]);
  });

  it.each([
    [472_000, 10_000, 472_000],
    [472_000, 8800, 415_000], // 4,153.60 to tens
    [472_500, 10_000, 473_000], // half up
    [100, 10_000, 0],
  ])('sells a night of %i paise at %i basis points for %i', (base, priceBp, expected) => {
    expect(nightlyPrice(base, priceBp)).toBe(expected);
  });

  const input = fc.record({
    nightly: fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 30 }),
    priceBp: fc.integer({ min: 1, max: 30_000 }),
    charges: fc.array(
      fc.record({ charge: fc.integer({ min: 0, max: 2_000_000 }), rooms: fc.integer({ min: 1, max: 8 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    slabs: fc.constantFrom(
      INDIA,
      [],
      [{ label: 'VAT', upTo: null, rateBp: 380, parts: 1 as const }],
      [{ label: 'VAT', upTo: 500_000, rateBp: 700, parts: 1 as const }],
    ),
  });

  it('sums its lines to the total, in whole rupees, never below zero, as the listing shows it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { total, lines } = priceStay(given, '2026-12-12');
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        expect(total % 100).toBe(0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(stayTotal(given)).toBe(total);
        expect(lines.filter((line) => line.code !== 'rounding').every((line) => line.amount >= 0)).toBe(true);
      }),
    );
  });

  it('never falls when a night or a charge rises within one slab', () => {
    fc.assert(
      fc.property(input, fc.nat(29), fc.integer({ min: 1, max: 1_000_000 }), (given, night, rise) => {
        const dearer = given.nightly.map((base, index) =>
          index === night % given.nightly.length ? base + rise : base,
        );
        expect(stayTotal({ ...given, nightly: dearer, slabs: [] })).toBeGreaterThanOrEqual(
          stayTotal({ ...given, slabs: [] }),
        );
      }),
    );
  });
});
