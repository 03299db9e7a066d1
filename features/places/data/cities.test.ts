import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { badZones, offTheMap, repeated } from '#tests/support/rows-of-places.ts';
import { PLACE_KINDS, PLACE_MARKS } from '../rules/place-types.ts';
import { cities, countries } from './tables.ts';

const bySlug = new Map(cities.map((city) => [city.slug, city]));
const alpha2 = new Set(countries.map((country) => country.alpha2));

describe('cities', () => {
  it('[7.9] ids and slugs are unique and fit for an address', () => {
    expect(cities.length).toBeGreaterThan(10_000);
    expect(repeated(cities.map(({ id }) => id))).toEqual([]);
    expect(repeated(cities.map(({ slug }) => slug))).toEqual([]);
    expect(cities.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('[7.9] each has a known country, a place on the map, a clock and a poster', () => {
    expect(cities.filter(({ country }) => !alpha2.has(country))).toEqual([]);
    expect(offTheMap(cities)).toEqual([]);
    expect(badZones(cities.map(({ timezone }) => timezone))).toEqual([]);
    expect(cities.filter(({ kind }) => !PLACE_KINDS.includes(kind))).toEqual([]);
    expect(cities.filter(({ mark }) => mark !== undefined && !PLACE_MARKS.includes(mark))).toEqual([]);
    expect(cities.filter(({ population }) => !Number.isInteger(population) || population < 0)).toEqual([]);
    expect(cities.filter(({ name }) => name !== name.trim() || name === '')).toEqual([]);
  });

  it("[7.9] they carry today's names", () => {
    const name = (slug: string) => bySlug.get(slug)?.name;
    for (const today of [
      'Bengaluru',
      'Mumbai',
      'Kolkata',
      'Chennai',
      'Kochi',
      'Thiruvananthapuram',
      'Puducherry',
      'Varanasi',
      'Prayagraj',
      'Gurugram',
    ]) {
      expect(name(today.toLowerCase())).toBe(today);
    }
    expect(
      cities.filter(({ country, name: shown }) => country === 'IN' && /\p{M}/u.test(shown.normalize('NFD'))),
    ).toEqual([]);
  });

  it.each([
    ['delhi', 28.61, 77.21],
    ['goa', 15.4, 73.95],
    ['leh', 34.16, 77.58],
    ['munnar', 10.09, 77.06],
    ['port-blair', 11.67, 92.74],
    ['london', 51.51, -0.13],
    ['sydney', -33.87, 151.21],
    ['new-york', 40.71, -74.01],
  ])('[7.9] %s stands where it stands', (slug, lat, lng) => {
    const city = bySlug.get(slug);
    expect(city && kilometresBetween(city, { lat, lng })).toBeLessThan(15);
  });

  it.each([
    ['delhi', 'Asia/Kolkata'],
    ['el-paso', 'America/Denver'],
    ['pensacola', 'America/Chicago'],
    ['gary', 'America/Chicago'],
    ['perth', 'Australia/Perth'],
    ['kathmandu', 'Asia/Kathmandu'],
    ['kashgar', 'Asia/Shanghai'],
    ['ponta-delgada', 'Atlantic/Azores'],
    ['las-palmas-de-gran-canaria', 'Atlantic/Canary'],
    ['bali', 'Asia/Makassar'],
  ])('[7.9] %s keeps the clock of %s', (slug, zone) => {
    expect(bySlug.get(slug)?.timezone).toBe(zone);
  });
});
