import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYear } from './financial-year.ts';

describe('the financial year of an invoice', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '25-26'], // 23:59:59 on 31 March in India
    ['2026-03-31T18:30:00Z', '26-27'],
    ['2026-11-21T06:00:00Z', '26-27'],
    ['2026-12-31T23:59:59Z', '26-27'],
    ['2027-03-31T12:00:00Z', '26-27'],
    ['2027-04-01T00:00:00Z', '27-28'],
    ['1999-12-01T00:00:00Z', '99-00'],
    ['2000-01-01T00:00:00Z', '99-00'],
    ['2099-06-01T00:00:00Z', '99-00'],
  ])('[7.20] %s falls in %s', (at, year) => {
    expect(financialYear(new Date(at))).toBe(year);
  });

  it('[7.20] is two neighbouring years, and never goes back', () => {
    const instant = fc.date({ min: new Date('2010-01-01'), max: new Date('2089-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        const [first = 0, second = 0] = financialYear(one).split('-').map(Number);
        expect(second).toBe(first + 1);
        if (one < other) expect(financialYear(one) <= financialYear(other)).toBe(true);
      }),
    );
  });
});
