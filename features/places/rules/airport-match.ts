import { matchScore, normaliseCityName } from './city-match.ts';
import type { Airport } from './place-types.ts';

/** An airport with its names as they are compared. */
export type KnownAirport = { airport: Airport; city: string; name: string };

export const knownAirports = (airports: readonly Airport[]): KnownAirport[] =>
  airports.map((airport) => ({
    airport,
    city: normaliseCityName(airport.cityName),
    name: normaliseCityName(airport.name),
  }));

const HOME = 'IN';

/**
 * The airports a traveller may mean, best first: by code, then city, then the beginning of a word in the airport's
 * name; only when none of these is met, by similar spelling of the city. India's come first among equals (9.11).
 */
export function matchAirports(query: string, known: readonly KnownAirport[], limit: number): Airport[] {
  const wanted = normaliseCityName(query);
  if (wanted === '') return [];
  const strict = rank(known, (entry) => strictScore(entry, wanted));
  const ranked = strict.length ? strict : rank(known, ({ city }) => matchScore(wanted, city));
  return ranked.slice(0, limit);
}

function strictScore({ airport, city, name }: KnownAirport, wanted: string): number {
  const code = wanted.toUpperCase();
  if (code === airport.iata || code === airport.cityCode) return 4;
  if (city === wanted) return 3;
  if (city.startsWith(wanted)) return 2;
  return ` ${name}`.includes(` ${wanted}`) ? 1 : 0;
}

function rank(known: readonly KnownAirport[], score: (entry: KnownAirport) => number): Airport[] {
  return known
    .map((entry) => ({ airport: entry.airport, score: score(entry) }))
    .filter((entry) => entry.score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(b.airport.country === HOME) - Number(a.airport.country === HOME) ||
        (a.airport.iata < b.airport.iata ? -1 : 1),
    )
    .map(({ airport }) => airport);
}
