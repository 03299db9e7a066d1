import { plainName } from '../employee-filter.ts';

/** The most single-letter edits between a name in the file and the suggested name. */
const MOST_EDITS = 2;

/** Rows of the matrix, reused by every comparison; names have at most 120 letters. */
const LONGEST = 256;
const rows = [new Uint16Array(LONGEST + 2), new Uint16Array(LONGEST + 2), new Uint16Array(LONGEST + 2)] as const;

/**
 * Edit distance in which swapping two neighbours counts once (optimal string alignment). Only cells within `most` of
 * the diagonal are computed, so the cost grows with the length of the text, not with its square; above `most` it stops
 * and gives `most + 1`.
 */
function editDistance(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most || one.length > LONGEST || other.length > LONGEST) return tooMany;
  let [beforeLast, last, row] = [rows[0], rows[1], rows[2]];
  for (let j = 0; j <= other.length; j++) last[j] = Math.min(j, tooMany);
  for (let i = 1; i <= one.length; i++) {
    const [from, to] = [Math.max(1, i - most), Math.min(other.length, i + most)];
    row[from - 1] = from === 1 ? Math.min(i, tooMany) : tooMany;
    row[to + 1] = tooMany;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      )
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row[j] = Math.min(edits, tooMany);
      if (edits < least) least = edits;
    }
    if (least > most) return tooMany;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[other.length]!, tooMany);
}

/** The most comparisons per file; later lines are reported without a suggestion. */
const MOST_COMPARISONS = 50_000;

/** Suggests the name that was probably meant, or null. */
export type NameSuggester = (written: string) => string | null;

/**
 * Makes a suggester for one list of names: at most two edits away, and fewer edits than half the letters. Each distinct
 * text is looked up once, only names of a similar length are compared, and `mostComparisons` bounds the whole, so that
 * a file full of wrong names costs little more than one with a few.
 */
export function nameSuggester(names: readonly string[], mostComparisons = MOST_COMPARISONS): NameSuggester {
  const byLength = new Map<number, { name: string; plain: string; at: number }[]>();
  names.forEach((name, at) => {
    const plain = plainName(name);
    const alike = byLength.get(plain.length);
    if (alike) alike.push({ name, plain, at });
    else byLength.set(plain.length, [{ name, plain, at }]);
  });
  const known = new Map<string, string | null>();
  let left = mostComparisons;

  const search = (plain: string): string | null => {
    let best: { name: string; edits: number; at: number } | null = null;
    for (let length = plain.length - MOST_EDITS; length <= plain.length + MOST_EDITS; length++) {
      for (const { name, plain: other, at } of byLength.get(length) ?? []) {
        if (left-- <= 0) return null;
        const edits = editDistance(plain, other, MOST_EDITS);
        if (edits > MOST_EDITS || edits * 2 >= Math.max(plain.length, name.length)) continue;
        if (!best || edits < best.edits || (edits === best.edits && at < best.at)) best = { name, edits, at };
      }
    }
    return best?.name ?? null;
  };

  return (written) => {
    const plain = plainName(written);
    const before = known.get(plain);
    if (before !== undefined) return before;
    const found = search(plain);
    known.set(plain, found);
    return found;
  };
}
