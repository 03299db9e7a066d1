import { describe, expect, it } from 'vitest';
import { airports as allAirports, countries } from '#features/places/data/tables.ts';
import { hasProgramme } from '#lib/shared/frequent-flyer.ts';
import { PROGRAMME_AIRLINES } from '#lib/shared/programme-airlines.ts';
import { CABINS } from './flight-types.ts';
import { aircraft, airlines, airports, airportSizes, regionOf, terminals } from './tables.ts';

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const real = airlines.filter(({ dailyPairs }) => dailyPairs > 0);
const codes = new Set(airports.map(({ iata }) => iata));

describe('airlines', () => {
  it('are about 60 or more, each once, of two characters, with hubs and aircraft that exist', () => {
    expect(real.length).toBeGreaterThanOrEqual(60);
    expect(repeated(airlines.map(({ code }) => code))).toEqual([]);
    for (const { code, hubs, fleet, country, partners } of real) {
      expect(code).toMatch(/^[A-Z0-9]{2}$/);
      expect(
        hubs.filter((hub) => !codes.has(hub)),
        code,
      ).toEqual([]);
      expect(
        fleet.filter((type) => !aircraft.some((known) => known.code === type)),
        code,
      ).toEqual([]);
      expect(
        partners.filter((partner) => !airlines.some((known) => known.code === partner)),
        code,
      ).toEqual([]);
      expect(
        countries.some(({ alpha2 }) => alpha2 === country),
        code,
      ).toBe(true);
    }
  });

  it('begin at home: the first hub is in the airline’s own country', () => {
    const abroad = real
      .filter(({ hubs, country }) => airports.find(({ iata }) => iata === hubs[0])?.country !== country)
      .map(({ code }) => code);
    expect(abroad).toEqual(['FR']); // Ryanair's largest base is Stansted
  });

  it('whose frequent-flyer numbers people save are sold, under the same names', () => {
    const names = Object.fromEntries(real.map(({ code, name }) => [code, name]));
    for (const [code, name] of Object.entries(PROGRAMME_AIRLINES)) expect(names[code], code).toBe(name);
    const known = real.map(({ code }) => code).filter(hasProgramme);
    expect(known.sort()).toEqual(Object.keys(PROGRAMME_AIRLINES).sort());
  });

  it('of both kinds exist, in India too; the sentinels are nobody’s codes', () => {
    for (const kind of ['gds', 'lcc'] as const)
      expect(real.filter((airline) => airline.kind === kind && airline.country === 'IN').length).toBeGreaterThan(0);
    expect(airlines.filter(({ dailyPairs }) => dailyPairs === 0).map(({ code }) => code)).toEqual(['ZZ', 'XX']);
  });

  it('serve regions and countries that are', () => {
    const known = new Set([...regionOf.values(), ...countries.map(({ alpha2 }) => alpha2)]);
    for (const { code, serves } of airlines)
      expect(
        Object.keys(serves).filter((place) => !known.has(place)),
        code,
      ).toEqual([]);
  });
});

describe('aircraft', () => {
  it('have economy, cabins of 3.19 from the front, and rows that can be drawn', () => {
    for (const { code, cabins, wide } of aircraft) {
      expect(
        cabins.map(([cabin]) => cabin),
        code,
      ).toEqual([...CABINS].reverse().filter((cabin) => cabins.some(([has]) => has === cabin)));
      expect(cabins.at(-1)?.[0], code).toBe(2);
      for (const [, rows, letters] of cabins) {
        expect(rows).toBeGreaterThan(0);
        expect(letters, code).toMatch(wide ? /^[A-K]+ [A-K]+ [A-K]+$/ : /^[A-K]+ [A-K]+$/);
        expect(repeated([...letters.replaceAll(' ', '')]), code).toEqual([]);
      }
    }
  });
});

describe('airports', () => {
  it('are real ones, each in a region', () => {
    expect(airportSizes.filter(({ iata }) => !allAirports.some((airport) => airport.iata === iata))).toEqual([]);
    expect(repeated(airportSizes.map(({ iata }) => iata))).toEqual([]);
    expect(airports.filter(({ country }) => !regionOf.has(country)).map(({ iata }) => iata)).toEqual([]);
  });

  it('have terminals by airline, and a last row for everyone else', () => {
    for (const [airport, rows] of Map.groupBy(terminals, (row) => row.airport)) {
      expect(codes.has(airport), airport).toBe(true);
      for (const traffic of ['domestic', 'international'] as const) {
        expect(
          rows.some((row) => row.airlines.length === 0 && (row.traffic === 'all' || row.traffic === traffic)),
          `${airport} ${traffic}`,
        ).toBe(true);
      }
    }
  });
});
