import { plainText } from './plain-text.ts';

/** A shorter word has to be written as it is. */
const SHORTEST = 4;
/** Words of a query beyond these are not compared. */
const MOST_WORDS = 8;
/** Longer words are compared by this many letters. */
const LONGEST = 24;

/** The words of a text as names are compared: lower case, without accents, letters and figures only. */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'the')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST));

/**
 * How many letters of a query differ from a hotel's name, where every word of the query is a word of the name or of its
 * city, misspelt by one letter, or by two from seven letters on; null otherwise, and where only the city is meant.
 */
export function misspeltBy(query: string, { name, city }: { name: string; city: string }): number | null {
  const [words, own, beside] = [wordsOf(query), wordsOf(name), wordsOf(city)];
  let [sum, named] = [0, false];
  for (const word of words) {
    const by = Math.min(...own.map((known) => editsBetween(word, known)));
    if (by <= allowed(word)) [sum, named] = [sum + by, true];
    else if (!beside.includes(word)) return null;
  }
  return named ? sum : null;
}

const allowed = (word: string): number => (word.length < SHORTEST ? 0 : word.length < 7 ? 1 : 2);

/** Letters added, left out, changed, or swapped with the next (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

/**
 * The expression (PostgreSQL) that the slug of a hotel must match to be compared with a word: a word of its slug has the
 * first three letters, or the first and the last two. Null for a word too short to be misspelt.
 */
export const likeness = (word: string): string | null =>
  word.length < SHORTEST ? null : `(^|-)(${word.slice(0, 3)}[a-z0-9]*|${word[0]}[a-z0-9]*${word.slice(-2)})(-|$)`;
