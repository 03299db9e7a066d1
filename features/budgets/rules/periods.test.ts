import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/shared/dates.ts';
import { kindOfPeriod, periodLabel, periodsFrom } from './periods.ts';

describe('[7.20] the periods of budgets', () => {
  it.each([
    ['month', '2026-12-31', '2026-12-01', '2026-12-31', 'December 2026'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29', 'February 2028'],
    ['quarter', '2026-12-01', '2026-10-01', '2026-12-31', 'October–December 2026'],
    ['quarter', '2027-01-01', '2027-01-01', '2027-03-31', 'January–March 2027'],
    ['quarter', '2027-04-01', '2027-04-01', '2027-06-30', 'April–June 2027'],
    ['financialYear', '2027-03-31', '2026-04-01', '2027-03-31', 'April 2026–March 2027'],
    ['financialYear', '2027-04-01', '2027-04-01', '2028-03-31', 'April 2027–March 2028'],
  ] as const)('the %s of %s is %s to %s: %s', (kind, today, startsOn, endsOn, label) => {
    const [current] = periodsFrom(kind, today);
    expect(current).toEqual({ startsOn, endsOn });
    expect(periodLabel(current!)).toBe(label);
  });

  it.each([
    [{ startsOn: '2026-12-11', endsOn: '2027-01-09' }, '11 Dec 2026 – 9 Jan 2027'],
    [{ startsOn: '2026-11-01', endsOn: '2027-01-31' }, 'November 2026–January 2027'],
    [{ startsOn: '2026-12-11', endsOn: '2026-12-11' }, 'Fri 11 Dec 2026'],
  ])('own dates %j are %s', (period, label) => {
    expect(periodLabel(period)).toBe(label);
    expect(kindOfPeriod(period)).toBe('dates');
  });

  it('follow one another without a gap, contain today first, and are of their kind', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000 }),
        fc.constantFrom('month' as const, 'quarter' as const, 'financialYear' as const),
        (days, kind) => {
          const today = addDays('2020-01-01', days);
          const periods = periodsFrom(kind, today);
          expect(periods[0]!.startsOn <= today && today <= periods[0]!.endsOn).toBe(true);
          periods.forEach((period, at) => {
            expect(kindOfPeriod(period)).toBe(kind);
            if (at) expect(period.startsOn).toBe(addDays(periods[at - 1]!.endsOn, 1));
          });
        },
      ),
    ));
});
