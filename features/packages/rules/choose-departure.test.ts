import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PackageDeparture } from '../contract.ts';
import { chooseDeparture } from './choose-departure.ts';

const now = new Date('2026-12-01T06:00:00Z');
const prices = { single: 3_000_000, double: 2_000_000, triple: 1_840_000, child: 1_200_000 };
const [HALF, FREE] = ['2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z'];
const charged = (FromDate: string): CancellationPolicy[] => [{ FromDate, ChargeType: 2, Charge: 50 }];
const departure = (date: string, left: number, chargedFrom: string): PackageDeparture => ({
  date,
  ends: date,
  prices,
  shown: prices,
  tax: { label: 'GST', rateBp: 500 },
  left,
  startsAt: `${date}T06:30:00.000Z`,
  cancellationPolicies: charged(chargedFrom),
});

describe('[7.20] the departure that is preselected', () => {
  const soon = departure('2026-12-05', 10, HALF);
  const small = departure('2027-01-02', 1, FREE);
  const later = departure('2027-01-09', 10, FREE);
  const latest = departure('2027-01-16', 10, FREE);
  it.each([
    ['the next one whose price comes back whole', [soon, small, later, latest], null, 2, later.date],
    ['one with fewer places for a smaller party', [soon, small, later], null, 1, small.date],
    ['the wanted one, whatever its terms', [soon, later], soon.date, 2, soon.date],
    ['another one when the wanted one is full', [small, later], small.date, 2, later.date],
    ['the next one where none comes back whole', [soon, departure('2026-12-06', 9, HALF)], null, 2, soon.date],
    ['none without places', [small], null, 2, undefined],
  ])('is %s', (_, departures, wanted, places, date) => {
    expect(chooseDeparture(departures, { wanted, places, now })?.date).toBe(date);
  });
});
