import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { normaliseCityName } from './city-match.ts';
import type { Airport } from './place-types.ts';
import type { Fit, FoundStayPlace } from './stay-place-search.ts';
import type { StayPlace } from './stay-places.ts';

/** An airport with its normalised names. */
export type KnownAirport = { airport: Airport; city: string; names: string[] };

/** A found airport; `nearTo` is the requested place when it has no airport of its own. */
export type FoundAirport = { airport: Airport; nearTo?: string };

export const knownAirports = (airports: readonly Airport[]): KnownAirport[] =>
  airports.map((airport) => ({
    airport,
    city: normaliseCityName(airport.cityName),
    names: [airport.name, ...(airport.names ?? [])].map(normaliseCityName),
  }));

const HOME = 'IN';
/** A place without an airport is served by one within two hours by road. */
const SERVED_WITHIN_KM = 150;
/** How many of the found places lead to airports. */
const MOST_PLACES = 4;

/**
 * How well an airport fits. The name of its city comes before a code, so that "Goa" is not Genoa (GOA); a place that goes
 * by that name (Bombay, Kerala) after the code and the airport's own names.
 */
const SCORE = { city: 6, code: 5, name: 4, wholeWord: 3.7, begins: 2, word: 1 } as const;
/** Fewer letters begin too many names: "new", "san". */
const SHORTEST_WHOLE_WORD = 4;
const AIRPORT = / (?:international )?airport$/;
const PLACE_SCORE: Readonly<Record<Fit, number>> = { exact: 3.5, begins: 1.5, similar: 0.5 };

/**
 * Airports by code, city or name, and those of the places that the text may mean (`searchStayPlaces`): best fit first,
 * India's first among equals (9.11), those of the likelier place before others.
 */
export function findAirports(
  query: string,
  known: readonly KnownAirport[],
  places: readonly FoundStayPlace[],
  limit: number,
): FoundAirport[] {
  const wanted = normaliseCityName(query).replace(AIRPORT, '');
  if (wanted === '') return [];
  const best = new Map<Airport, Candidate>();
  const offer = (found: Candidate) => {
    const before = best.get(found.airport);
    const order = Math.min(found.order, before?.order ?? Infinity);
    best.set(found.airport, { ...(before && before.score >= found.score ? before : found), order });
  };
  for (const entry of known) {
    const score = scoreOf(entry, wanted);
    if (score) offer({ airport: entry.airport, score, order: Infinity });
  }
  places.slice(0, MOST_PLACES).forEach(({ place, fit }, at) => {
    const [names, score] = [place.served.map(normaliseCityName), PLACE_SCORE[fit]];
    for (const { found, city } of airportsOf(place, known))
      offer({ ...found, score, order: at + Math.max(0, names.indexOf(city)) / names.length });
  });
  const ordered = [...best.values()].sort(byFit);
  return onlyTheNamed(ordered)
    .slice(0, limit)
    .map(({ airport, nearTo }) => ({ airport, ...(nearTo && { nearTo }) }));
}

/** `order`: rank of the found place it serves, 0 the best; Infinity for none. */
type Candidate = FoundAirport & { score: number; order: number };

const isInternational = ({ name }: Airport) => Number(name.includes('International'));

const byFit = (a: Candidate, b: Candidate): number =>
  b.score - a.score ||
  Number(b.airport.country === HOME) - Number(a.airport.country === HOME) ||
  Math.sign(a.order - b.order) ||
  isInternational(b.airport) - isInternational(a.airport) ||
  (a.airport.iata < b.airport.iata ? -1 : 1);

/** A name of one airport of a city means that one, not the city with all of them: "Heathrow", "GOX". */
function onlyTheNamed(ordered: readonly Candidate[]): readonly Candidate[] {
  const [best] = ordered;
  if (!best || best.score >= SCORE.city || best.score < SCORE.wholeWord) return ordered;
  return ordered.filter(({ airport, score }) => airport.cityCode !== best.airport.cityCode || score === best.score);
}

function scoreOf({ airport, city, names }: KnownAirport, wanted: string): number {
  if (city === wanted) return SCORE.city;
  const code = wanted.toUpperCase();
  if (code === airport.iata || code === airport.cityCode) return SCORE.code;
  if (names.includes(wanted)) return SCORE.name;
  if (wanted.length >= SHORTEST_WHOLE_WORD && names.some((name) => ` ${name} `.includes(` ${wanted} `)))
    return SCORE.wholeWord;
  if (city.startsWith(wanted)) return SCORE.begins;
  return names.some((name) => ` ${name}`.includes(` ${wanted}`)) ? SCORE.word : 0;
}

/** The airports of a place's cities, city by city; of one without, those of the city whose airport is nearest. */
function airportsOf(place: StayPlace, known: readonly KnownAirport[]) {
  const names = new Set(place.served.map(normaliseCityName));
  const own = known.filter(({ airport, city }) => airport.country === place.country && names.has(city));
  if (own.length) return own.map(({ airport, city }) => ({ found: { airport }, city }));
  const [nearest] = known
    .map(({ airport }) => ({ airport, km: kilometresBetween(airport, place) }))
    .filter(({ km }) => km <= SERVED_WITHIN_KM)
    .sort((a, b) => a.km - b.km);
  if (!nearest) return [];
  return known
    .filter(({ airport }) => airport.cityCode === nearest.airport.cityCode)
    .map(({ airport, city }) => ({ found: { airport, nearTo: place.name }, city }));
}
