import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { repeated } from '#tests/support/rows-of-places.ts';
import { areas, cities, hotelCities } from './tables.ts';

const FURTHEST_AREA_KM = 60;
const bySlug = new Map(cities.map((city) => [city.slug, city]));

describe('hotel cities and their areas', () => {
  it('[7.9] every hotel city is a city of ours, named once, India before the world', () => {
    expect(hotelCities.length).toBeGreaterThanOrEqual(130);
    expect(hotelCities.filter(({ city }) => !bySlug.has(city))).toEqual([]);
    expect(repeated(hotelCities.map(({ city }) => city))).toEqual([]);
    const order = hotelCities.map(({ city }) => bySlug.get(city)?.country === 'IN');
    expect(order.lastIndexOf(true)).toBeLessThan(order.indexOf(false));
    expect(order.filter(Boolean).length).toBeGreaterThanOrEqual(85);
  });

  it('[7.9] weights, prices and months are possible', () => {
    for (const { weight, nightRupees, peakMonths, offMonths } of hotelCities) {
      expect(weight).toBeGreaterThanOrEqual(8);
      expect(weight).toBeLessThanOrEqual(60);
      expect(nightRupees).toBeGreaterThanOrEqual(2_000);
      expect(nightRupees).toBeLessThanOrEqual(25_000);
      expect([...peakMonths, ...offMonths].every((month) => Number.isInteger(month) && month >= 1 && month <= 12)).toBe(
        true,
      );
      expect(peakMonths.length).toBeGreaterThan(0);
      expect(offMonths.length).toBeGreaterThan(0);
      expect(peakMonths.filter((month) => offMonths.includes(month))).toEqual([]);
    }
  });

  it('[7.9] every area lies within 60 km of its city and is named once there', () => {
    const far = areas.filter((area) => {
      const city = bySlug.get(area.city);
      return !city || kilometresBetween(city, area) > FURTHEST_AREA_KM;
    });
    expect(far).toEqual([]);
    expect(repeated(areas.map(({ city, id }) => `${city}/${id}`))).toEqual([]);
  });

  it('[7.9] five to eight areas a city, for at least 40 Indian and 20 other hotel cities', () => {
    const counts = new Map<string, number>();
    for (const { city } of areas) counts.set(city, (counts.get(city) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count < 5 || count > 8)).toEqual([]);
    const withHotels = new Set(hotelCities.map(({ city }) => city));
    expect([...counts.keys()].filter((city) => !withHotels.has(city))).toEqual([]);
    const indian = [...counts.keys()].filter((city) => bySlug.get(city)?.country === 'IN');
    expect(indian.length).toBeGreaterThanOrEqual(40);
    expect(counts.size - indian.length).toBeGreaterThanOrEqual(20);
  });
});
