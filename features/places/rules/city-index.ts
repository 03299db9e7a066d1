import { byScoreThenPopulation, matchScore, normaliseCityName, trigrams } from './city-match.ts';
import type { City } from './place-types.ts';

/** A query shorter than this matches by prefix only: two letters resemble everything. */
const SHORTEST_FUZZY_QUERY = 3;
/** A name with less in common with the query is not compared at all. */
const LEAST_SHARE = 0.12;

interface Term {
  readonly text: string;
  readonly city: City;
  readonly trigramCount: number;
}

/** Every name and alias, sorted for prefixes and listed by trigram for misspellings. The table never changes, so it is built once. */
export interface CityIndex {
  readonly terms: readonly Term[];
  readonly termsByTrigram: ReadonlyMap<string, readonly number[]>;
}

export interface CitySearchOptions {
  readonly limit?: number;
  /** alpha2: only cities of this country. */
  readonly country?: string;
}

export function buildCityIndex(cities: readonly City[]): CityIndex {
  const terms: Term[] = [];
  for (const city of cities) {
    for (const text of new Set([city.name, ...city.aliases].map(normaliseCityName))) {
      if (text !== '') terms.push({ text, city, trigramCount: trigrams(text).size });
    }
  }
  terms.sort((left, right) => (left.text < right.text ? -1 : Number(left.text > right.text)));

  const termsByTrigram = new Map<string, number[]>();
  terms.forEach((term, at) => {
    for (const trigram of trigrams(term.text)) {
      const listed = termsByTrigram.get(trigram);
      if (listed) listed.push(at);
      else termsByTrigram.set(trigram, [at]);
    }
  });
  return { terms, termsByTrigram };
}

/** The cities a traveller may mean, best first, in the order of `rankCities`. */
export function searchCities(query: string, index: CityIndex, { limit = 8, country }: CitySearchOptions = {}): City[] {
  const wanted = normaliseCityName(query);
  if (wanted === '' || limit < 1) return [];

  const best = new Map<City, number>();
  const offer = ({ text, city }: Term, share?: number) => {
    if (country !== undefined && city.country !== country) return;
    const score = matchScore(wanted, text, share);
    if (score > (best.get(city) ?? 0)) best.set(city, score);
  };

  for (const term of termsWithPrefix(wanted, index)) offer(term);
  if (best.size < limit && wanted.length >= SHORTEST_FUZZY_QUERY) {
    for (const [term, share] of termsLike(wanted, index)) offer(term, share);
  }
  return [...best]
    .map(([city, score]) => ({ city, score }))
    .sort(byScoreThenPopulation)
    .slice(0, limit)
    .map(({ city }) => city);
}

function* termsWithPrefix(prefix: string, { terms }: CityIndex): Generator<Term> {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.text ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let term = terms[low]; term?.text.startsWith(prefix); term = terms[(low += 1)]) yield term;
}

function* termsLike(query: string, { terms, termsByTrigram }: CityIndex): Generator<[Term, number]> {
  const asked = trigrams(query);
  const common = new Uint8Array(terms.length);
  for (const trigram of asked) {
    for (const at of termsByTrigram.get(trigram) ?? []) common[at] = (common[at] ?? 0) + 1;
  }
  for (let at = 0; at < terms.length; at += 1) {
    const shared = common[at] ?? 0;
    const term = terms[at];
    if (shared === 0 || !term) continue;
    const share = shared / (asked.size + term.trigramCount - shared);
    if (share >= LEAST_SHARE) yield [term, share];
  }
}
