import { describe, expect, it } from 'vitest';
import { badZones, offTheMap, repeated } from '#tests/support/rows-of-places.ts';
import { airports, countries } from './tables.ts';

const alpha2 = new Set(countries.map((country) => country.alpha2));

describe('airports', () => {
  it('[7.9] codes are unique IATA codes, countries and zones are real', () => {
    expect(airports.length).toBeGreaterThan(3_500);
    expect(repeated(airports.map(({ iata }) => iata))).toEqual([]);
    expect(airports.filter(({ iata, cityCode }) => !/^[A-Z]{3}$/.test(iata) || !/^[A-Z]{3}$/.test(cityCode))).toEqual(
      [],
    );
    expect(airports.filter(({ country }) => !alpha2.has(country))).toEqual([]);
    expect(offTheMap(airports)).toEqual([]);
    expect(badZones(airports.map(({ zone }) => zone))).toEqual([]);
  });

  it('[7.9] airports of one city share its code and its name', () => {
    const codes = (cityCode: string) =>
      airports.filter((airport) => airport.cityCode === cityCode).map(({ iata }) => iata);
    expect(codes('LON')).toEqual(['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN']);
    expect(codes('NYC')).toEqual(['EWR', 'JFK', 'LGA']);
    expect(codes('TYO')).toEqual(['HND', 'NRT']);
    expect(codes('BOM')).toEqual(['BOM', 'NMI']);
    expect(codes('BLR')).toEqual(['BLR']);
    const names = new Map<string, Set<string>>();
    for (const { cityCode, cityName } of airports)
      names.set(cityCode, (names.get(cityCode) ?? new Set()).add(cityName));
    expect([...names].filter(([, shared]) => shared.size > 1)).toEqual([]);
  });

  it('[7.9] the airports of the cities with most hotels bear our names of those cities', () => {
    const served = new Set(airports.filter(({ country }) => country === 'IN').map(({ cityName }) => cityName));
    for (const name of [
      'Delhi',
      'Mumbai',
      'Bengaluru',
      'Chennai',
      'Kolkata',
      'Hyderabad',
      'Goa',
      'Kochi',
      'Leh',
      'Varanasi',
    ]) {
      expect(served).toContain(name);
    }
  });
});
