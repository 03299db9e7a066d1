import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNumber, documentSeries } from './document-number.ts';

describe('document numbers', () => {
  it.each([
    [documentSeries('invoice', '30'), 123, 'S30/26-27/000123'],
    [documentSeries('credit_note', '30'), 4, 'C30/26-27/000004'],
    [documentSeries('invoice', '07'), 999_999, 'S07/26-27/999999'],
    [documentSeries('invoice', null), 1, 'S96/26-27/000001'],
  ])('[7.20] %s, number %i: %s', (series, sequence, number) => {
    expect(documentNumber(series, '26-27', sequence)).toBe(number);
  });

  it('[7.20] has at most 16 characters, of those Rule 46 allows, and sorts as it was issued', () => {
    const sequence = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(
        fc.constantFrom('invoice' as const, 'credit_note' as const),
        fc.constantFrom('01', '30', null),
        sequence,
        sequence,
        (kind, state, one, other) => {
          const numbers = [one, other].map((place) => documentNumber(documentSeries(kind, state), '26-27', place));
          for (const number of numbers) expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
          expect(Math.sign((numbers[0] ?? '').localeCompare(numbers[1] ?? ''))).toBe(Math.sign(one - other));
        },
      ),
    );
  });

  it.each([0, -1, 1.5, 1_000_000, Number.NaN])('[7.20] there is no number %d', (sequence) => {
    expect(() => documentNumber('S30', '26-27', sequence)).toThrow(RangeError);
  });
});
