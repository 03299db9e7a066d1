import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feePartOf, quotePrice, refundOf } from './quote-price.ts';

const paise = fc.integer({ min: 0, max: 10_00_000_00 });
const sentAt = '2026-12-01T04:00:00.000Z';

describe('[7.20] the price of a quote', () => {
  it.each([
    [350_000, 20_000, 3_600, 373_600],
    [350_000, 0, 0, 350_000],
    [100_000, 9_900, 1_800, 111_700], // 17.82 rounds to whole rupees
  ])('fare %i and fee %i: GST %i, in all %i', (fare, fee, tax, total) => {
    expect(quotePrice(fare, fee)).toEqual({ fare, fee, tax, total });
  });

  it('sums, and is never below the fare', () => {
    fc.assert(
      fc.property(paise, paise, (fare, fee) => {
        const price = quotePrice(fare, fee);
        expect(price.fare + price.fee + price.tax).toBe(price.total);
        expect(price.total).toBeGreaterThanOrEqual(fare);
      }),
    );
  });
});

describe('[3.10] what a cancelled quote refunds', () => {
  const quote = { freeUntil: '2026-12-05T04:00:00.000Z', charge: 100_000, total: 373_600, sentAt };
  it.each([
    ['2026-12-05T03:59:59.000Z', 373_600],
    ['2026-12-05T04:00:00.000Z', 273_600],
    ['2026-12-09T04:00:00.000Z', 273_600],
  ])('at %s: %i', (at, refund) => expect(refundOf(quote, new Date(at))).toBe(refund));

  it('is the rest after the charge from the beginning where nothing is free, and never below zero', () => {
    expect(refundOf({ ...quote, freeUntil: null }, new Date('2026-12-02T04:00:00Z'))).toBe(273_600);
    fc.assert(
      fc.property(paise, paise, (charge, total) => {
        const refund = refundOf({ freeUntil: null, charge, total, sentAt }, new Date('2026-12-02T04:00:00Z'));
        expect(refund).toBe(Math.max(0, total - charge));
      }),
    );
  });

  it('takes from the fee only what the fare does not cover', () => {
    expect([feePartOf(373_600, 350_000), feePartOf(273_600, 350_000)]).toEqual([23_600, 0]);
  });
});
