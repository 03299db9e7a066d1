import { normaliseCityName } from './city-match.ts';
import type { Airport, City } from './place-types.ts';

/** An airport with its names as they are compared. */
export type KnownAirport = { airport: Airport; city: string; name: string };

export const knownAirports = (airports: readonly Airport[]): KnownAirport[] =>
  airports.map((airport) => ({
    airport,
    city: normaliseCityName(airport.cityName),
    name: normaliseCityName(airport.name),
  }));

const HOME = 'IN';

/** Airports by code, city or the beginning of a word in their name, best first; India's come first among equals (9.11). */
export function matchAirports(query: string, known: readonly KnownAirport[]): Airport[] {
  const wanted = normaliseCityName(query);
  if (wanted === '') return [];
  return known
    .map((entry) => ({ airport: entry.airport, score: scoreOf(entry, wanted) }))
    .filter((entry) => entry.score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.airport.country === HOME) - Number(a.airport.country === HOME) ||
        (a.airport.iata < b.airport.iata ? -1 : 1),
    )
    .map(({ airport }) => airport);
}

function scoreOf({ airport, city, name }: KnownAirport, wanted: string): number {
  const code = wanted.toUpperCase();
  if (code === airport.iata || code === airport.cityCode) return 4;
  if (city === wanted) return 3;
  if (city.startsWith(wanted)) return 2;
  return ` ${name}`.includes(` ${wanted}`) ? 1 : 0;
}

/** The airports of cities found by another spelling or a former name, in the order of the cities. */
export const airportsOf = (cities: readonly City[], known: readonly KnownAirport[]): Airport[] =>
  cities.flatMap((city) => {
    const names = new Set([city.name, ...city.aliases].map(normaliseCityName));
    return known
      .filter((entry) => entry.airport.country === city.country && names.has(entry.city))
      .map(({ airport }) => airport);
  });
