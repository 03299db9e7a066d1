import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';
import { MEANS } from './synonyms.ts';

/** Written together, whatever stands between: one thing. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\bcheck(?:ing|ed)?[\s-]*in\b/g, 'checkin'],
  [/\bcheck(?:ing|ed)?[\s-]*out\b/g, 'checkout'],
  [/\be[\s-]?tickets?\b/g, 'eticket'],
  [/\bcall(?:ing)?[\s-]off\b/g, 'cancel'],
  [/\blet(?:ting)?[\s-]go\b/g, 'release'],
  [/\bmoney[\s-]?back\b/g, 'money back'],
];

/** Words that are spelled right, and their stems. */
export type KnownWords = { words: ReadonlySet<string>; stems: ReadonlySet<string> };

const meant = (word: string): string[] => (MEANS.get(word) ?? word).split(' ');

/** The stems that a phrase or a question consists of, in its order. */
export function stemsOf(text: string, known?: KnownWords): string[] {
  const joined = TOGETHER.reduce((so, [written, one]) => so.replace(written, one), text.toLowerCase());
  return wordsOf(joined)
    .map((word) => (known ? spelled(word, known) : word))
    .flatMap(meant)
    .map(stemOf);
}

/** Words that `stemsOf` knows without a phrase. */
export const SYNONYMS: readonly string[] = [...MEANS.keys()];

/** Letters from which on a word may be mistyped: once, and twice. */
const MISTYPED_ONCE = 5;
const MISTYPED_TWICE = 9;

/** The known word that is meant by a mistyped one; the word itself where none is near. */
function spelled(word: string, known: KnownWords): string {
  if (word.length < MISTYPED_ONCE || /\d/.test(word)) return word;
  if (known.words.has(word) || known.stems.has(stemOf(word))) return word;
  const most = word.length < MISTYPED_TWICE ? 1 : 2;
  let nearest = { word, distance: most + 1 };
  for (const candidate of known.words) {
    if (Math.abs(candidate.length - word.length) > most || candidate.length < MISTYPED_ONCE) continue;
    const distance = editsBetween(word, candidate);
    if (distance < nearest.distance) nearest = { word: candidate, distance };
  }
  return nearest.word;
}

/** How many letters were left out, added, replaced, or swapped with their neighbour (Damerau, optimal string alignment). */
export function editsBetween(first: string, second: string): number {
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i++) {
    const next = [i];
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1] ? 0 : 1;
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[second.length]!;
}
