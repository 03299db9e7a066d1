import { describe, expect, it } from 'vitest';
import { slabOf, slabTax, taxLabel, taxSlabs, type TaxRate } from './tax.ts';

const rates: TaxRate[] = [
  { countryCode: 'IN', label: 'GST', upTo: null, rateBp: 1800, validFrom: '2022-07-18', validTo: null },
  { countryCode: 'IN', label: 'GST', upTo: 750_000, rateBp: 500, validFrom: '2025-09-22', validTo: null },
  { countryCode: 'IN', label: 'GST', upTo: 750_000, rateBp: 1200, validFrom: '2022-07-18', validTo: '2025-09-21' },
  { countryCode: 'NL', label: 'VAT', upTo: null, rateBp: 900, validFrom: '2019-01-01', validTo: '2025-12-31' },
  { countryCode: 'NL', label: 'VAT', upTo: null, rateBp: 2100, validFrom: '2026-01-01', validTo: null },
];

describe('tax slabs', () => {
  it.each([
    ['IN', '2025-09-21', ['GST, 12%', 'GST, 18%']],
    ['IN', '2025-09-22', ['GST, 5%', 'GST, 18%']],
    ['NL', '2025-12-31', ['VAT, 9%']],
    ['NL', '2026-01-01', ['VAT, 21%']],
    ['US', '2026-01-01', []],
  ])('in %s on %s', (country, day, labels) => {
    expect(taxSlabs(rates, country, day).map(taxLabel)).toEqual(labels);
  });

  it.each([
    [749_999, 0],
    [750_000, 0],
    [750_001, 1],
  ])('a room night of %i paise falls in slab %i', (price, slab) => {
    expect(slabOf(taxSlabs(rates, 'IN', '2026-12-12'), price)).toBe(slab);
  });

  it('finds no slab where no row covers the price', () => {
    expect(slabOf([{ label: 'VAT', upTo: 100, rateBp: 500, parts: 1 }], 101)).toBe(-1);
  });

  it('rounds the centre’s and the state’s half each to the rupee in India', () => {
    const [gst] = taxSlabs(rates, 'IN', '2026-12-12');
    expect(slabTax(gst!, 1_416_000)).toBe(70_800); // 2.5 % is 354 rupees, twice
    expect(slabTax(gst!, 101_000)).toBe(5_000); // 2.5 % is 25.25, twice 25
    expect(slabTax({ ...gst!, parts: 1 }, 101_000)).toBe(5_100); // 5 % is 50.50
  });

  it('writes a rate with decimals as it is', () => {
    expect(taxLabel({ label: 'VAT', upTo: null, rateBp: 380, parts: 1 })).toBe('VAT, 3.8%');
  });
});
