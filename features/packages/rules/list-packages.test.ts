import { describe, expect, it } from 'vitest';
import { JOURNEYS } from '../data/journeys.ts';
import { listJourneys, type PackageFilters, type PackageOrder } from './list-packages.ts';
import type { StoredDeparture } from './present-package.ts';

const [taj, royal, hampi] = JOURNEYS;
const prices = (double: number) => ({ single: 2 * double, double, triple: double, child: double });
const departure = (date: string, double: number, taken = 0): StoredDeparture => ({
  date,
  groupSize: 10,
  taken,
  prices: prices(double),
});

const STOCK: Record<string, StoredDeparture[]> = {
  [taj!.slug]: [departure('2026-12-05', 400_000), departure('2027-01-09', 300_000), departure('2027-01-16', 300_000)],
  [royal!.slug]: [departure('2026-12-06', 600_000), departure('2027-02-07', 500_000, 10)],
  [hampi!.slug]: [departure('2026-12-14', 200_000, 10)],
};

const list = (filters: PackageFilters = {}, sort: PackageOrder = 'recommended', now = '2026-12-01T06:00:00Z') =>
  listJourneys({
    journeys: [taj!, royal!, hampi!],
    departuresOf: (slug) => STOCK[slug] ?? [],
    cityOf: (slug) => ({
      name: slug,
      region: ['jaipur', 'jodhpur', 'jaisalmer', 'udaipur'].includes(slug)
        ? 'Rajasthan'
        : slug === 'delhi'
          ? 'Delhi'
          : 'Elsewhere',
      lat: 26,
      lng: 74,
      kind: 'oldcity',
    }),
    filters,
    sort,
    today: '2026-12-01',
    now: new Date(now),
  });
const slugs = (...asked: Parameters<typeof list>) => list(...asked).packages.map(({ slug }) => slug);

describe('[7.20] the list of packages', () => {
  it('names the cheapest departure that has places, the soonest of equal ones', () => {
    expect(list().packages.map(({ from, departures }) => [from, departures])).toEqual([
      [{ date: '2027-01-09', perPerson: 315_000 }, 3],
      [{ date: '2026-12-06', perPerson: 630_000 }, 1],
      [null, 0],
    ]);
  });

  it.each<[string, PackageFilters, string[]]>([
    ['a theme', { theme: 'heritage' }, [taj!.slug, royal!.slug, hampi!.slug]],
    ['another theme', { theme: 'coast' }, []],
    ['a state', { state: 'rajasthan' }, [taj!.slug, royal!.slug]],
    ['a length', { length: 'long' }, [royal!.slug]],
    ['a month with places', { month: '2026-12' }, [taj!.slug, royal!.slug]],
    ['a month that is sold out', { month: '2027-02' }, []],
    ['two at once', { state: 'delhi', month: '2027-01' }, [taj!.slug]],
  ])('is narrowed by %s', (_, filters, expected) => {
    expect(slugs(filters)).toEqual(expected);
  });

  it('prices a month by its own departures', () => {
    expect(list({ month: '2026-12' }).packages[0]?.from).toEqual({ date: '2026-12-05', perPerson: 420_000 });
  });

  it('orders by price and by nights, what is sold out last', () => {
    expect(slugs({}, 'price')).toEqual([taj!.slug, royal!.slug, hampi!.slug]);
    expect(slugs({}, 'nights')).toEqual([taj!.slug, royal!.slug, hampi!.slug]);
  });

  it('leaves out departures whose sale has ended', () => {
    expect(list({}, 'recommended', '2026-12-04T06:00:00Z').packages.map(({ departures }) => departures)).toEqual([
      2, 0, 0,
    ]);
  });

  it('counts the journeys of every other choice of a filter', () => {
    expect(list({ month: '2027-01', state: 'delhi' }).filters).toEqual({
      themes: [{ theme: 'heritage', count: 1 }],
      states: [
        { slug: 'delhi', name: 'Delhi', count: 1 },
        { slug: 'elsewhere', name: 'Elsewhere', count: 1 },
        { slug: 'rajasthan', name: 'Rajasthan', count: 1 },
      ],
      lengths: { week: 1 },
      months: [
        { month: '2026-12', count: 1 },
        { month: '2027-01', count: 1 },
      ],
    });
  });
});
