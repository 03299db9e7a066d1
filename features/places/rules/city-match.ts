import { latinOfIndic } from './indic-letters.ts';
import type { City } from './place-types.ts';

export const LONGEST_CITY_NAME = 80;
/** Below this similarity two names are unrelated. */
const LEAST_CLOSENESS = 0.3;

/**
 * Typed text, normalised for comparison: trimmed (5.11), lower case, Indian scripts in Latin letters, without accents
 * and punctuation.
 */
export function normaliseCityName(text: string): string {
  const plain = latinOfIndic(text.slice(0, LONGEST_CITY_NAME * 4))
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıøłđðæœßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’‘ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, LONGEST_CITY_NAME).join('').trimEnd();
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** As PostgreSQL's pg_trgm: each word gets two spaces before it and one after. https://www.postgresql.org/docs/current/pgtrgm.html */
export function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of normaliseCityName(text).split(' ')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** pg_trgm's similarity: trigrams in common over trigrams in either, 0 to 1. */
export function similarity(left: string, right: string): number {
  return overlap(trigrams(left), trigrams(right));
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of left) if (right.has(trigram)) common += 1;
  const either = left.size + right.size - common;
  return either === 0 ? 0 : common / either;
}

/**
 * Single-letter errors between two names: a letter missing, added, changed, or two swapped (which trigrams penalise:
 * dehli).
 */
export function slips(left: string, right: string): number {
  const width = right.length + 1;
  const cost = new Uint16Array((left.length + 1) * width);
  const at = (row: number, column: number) => cost[row * width + column] ?? 0;
  for (let row = 0; row <= left.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let least = row === 0 || column === 0 ? row + column : at(row - 1, column - 1) + (same ? 0 : 1);
      if (row > 0 && column > 0) least = Math.min(least, at(row - 1, column) + 1, at(row, column - 1) + 1);
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      cost[row * width + column] = least;
    }
  }
  return at(left.length, right.length);
}

/**
 * Similarity of two normalised names, 0 to 1: by trigrams, or by single-letter errors when at most a quarter of the
 * letters is wrong.
 */
export function closeness(query: string, name: string, byTrigrams = similarity(query, name)): number {
  const longest = Math.max(query.length, name.length);
  const allowed = Math.floor(longest / 4);
  if (allowed === 0 || Math.abs(query.length - name.length) > allowed) return byTrigrams;
  const slipped = slips(query, name);
  return slipped > allowed ? byTrigrams : Math.max(byTrigrams, 1 - slipped / longest);
}

/** Larger is better: 3 exact, 2 prefix, below 1 similar, 0 not at all. */
export function matchScore(query: string, name: string, byTrigrams?: number): number {
  if (query === '' || name === '') return 0;
  if (query === name) return 3;
  if (name.startsWith(query)) return 2;
  const near = closeness(query, name, byTrigrams);
  // Scores rounded to tenths form tiers of equally good spellings, in which the larger city comes first.
  return near < LEAST_CLOSENESS ? 0 : Math.round(near * 10) / 10;
}

export function byScoreThenPopulation(
  left: { readonly city: City; readonly score: number },
  right: { readonly city: City; readonly score: number },
): number {
  return (
    right.score - left.score ||
    right.city.population - left.city.population ||
    (left.city.slug < right.city.slug ? -1 : Number(left.city.slug > right.city.slug))
  );
}

/**
 * The matching candidates, best first: exact name or alias, then prefix, then similar spelling; the larger city first.
 */
export function rankCities(query: string, candidates: readonly City[]): City[] {
  const wanted = normaliseCityName(query);
  return candidates
    .map((city) => ({
      city,
      score: Math.max(...[city.name, ...city.aliases].map((name) => matchScore(wanted, normaliseCityName(name)))),
    }))
    .filter(({ score }) => score > 0)
    .sort(byScoreThenPopulation)
    .map(({ city }) => city);
}
