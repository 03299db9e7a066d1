import { isDevanagari, oneSpelling, wordsWithMarks } from '#lib/shared/hindi-sounds.ts';
import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';
import { HINDI_IN_LATIN, meaningOfSound, meaningOfSpelling } from './hindi-synonyms.ts';
import { MEANS } from './synonyms.ts';

/** Written together, whatever stands between: one thing. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\bcheck(?:ing|ed)?[\s-]*in\b/g, 'checkin'],
  [/\bcheck(?:ing|ed)?[\s-]*out\b/g, 'checkout'],
  [/\be[\s-]?tickets?\b/g, 'eticket'],
  [/\bcall(?:ing)?[\s-]off\b/g, 'cancel'],
  [/\blet(?:ting)?[\s-]go\b/g, 'release'],
  [/\bmoney[\s-]?back\b/g, 'money back'],
  [/\bcredit notes?\b|क्रेडिट नोट/g, ' creditnote '],
  // Hindi, in one spelling
  [/चेक[\s-]*इन/g, ' checkin '],
  [/चेक[\s-]*आउट/g, ' checkout '],
  [/(?<![\u0900-\u097f])ई[\s-]?टिकट/g, ' eticket '],
  [/दो बार|\bdo baa?r\b/g, ' twice '],
  [/कोई और|\bkoi aur\b/g, ' someone '],
  [/नहीं? चाहि[एय]|\bnah?i[hn]? cha+h?i(?:ye|e)\b/g, ' unwanted '],
  [/करने (?:पर|पे)|\bkarne (?:par|pe)\b/g, ' if '],
  [/कर(?: दू|ू|े)ं तो|\bkar(?: d)?(?:u|un|oon|e|en) to\b/g, ' if '],
  [/कितने दिन|कितना (?:समय|टाइम)|\bkitn[ea] (?:din|samay|time)\b/g, ' when '],
  [/\bk(?:ar|r) ?do\b/g, ' kar give '],
  [/आने ?वाल|\ba+ne ?wal/g, ' upcoming '],
];

/** Words that are spelled right, and their stems. */
export type KnownWords = { words: ReadonlySet<string>; stems: ReadonlySet<string> };

/** The words of a text in either script: lower case, those in Latin letters without accents. */
export const wordsIn = (text: string): string[] =>
  wordsWithMarks(oneSpelling(text)).flatMap((word) => (isDevanagari(word) ? [word] : wordsOf(word)));

const joined = (text: string): string =>
  TOGETHER.reduce((so, [written, one]) => so.replace(written, one), oneSpelling(text));

/** The stems that a phrase consists of, in its order. */
export const stemsOfPhrase = (phrase: string): string[] =>
  wordsIn(joined(phrase))
    .flatMap((word) => (MEANS.get(word) ?? word).split(' '))
    .map(stemOf);

/** The stems of a question in the words of the phrases, in its order: of its English words, and of what its Hindi ones mean. */
export const stemsOf = (question: string, known: KnownWords): string[] =>
  wordsIn(joined(question))
    .flatMap((word) => meant(word, known).split(' '))
    .map(stemOf);

/** What a word means: its synonym, what it is in English, or the word that is mistyped. */
function meant(word: string, known: KnownWords): string {
  const same = MEANS.get(word) ?? meaningOfSpelling(word);
  if (same !== undefined) return same;
  if (known.words.has(word) || known.stems.has(stemOf(word))) return word;
  const heard = meaningOfSound(word);
  if (heard !== undefined || isDevanagari(word)) return heard ?? word;
  const right = spelled(word, known);
  return MEANS.get(right) ?? meaningOfSpelling(right) ?? right;
}

/** A question with its Hindi words in English, for finding what is written in English. Others stay as they are. */
export const inEnglishWords = (question: string): string =>
  wordsIn(question)
    .map((word) => meaningOfHindi(word) ?? word)
    .join(' ');

/** What a word means if it is one of Hindi that we know. */
export const meaningOfHindi = (word: string): string | undefined =>
  meaningOfSpelling(word) ?? (isDevanagari(word) ? meaningOfSound(word) : undefined);

/** Words that `stemsOf` knows without a phrase. */
export const SYNONYMS: readonly string[] = [...MEANS.keys(), ...HINDI_IN_LATIN];

/** Words that say little by themselves. */
const LIGHT = new Set(
  stemsOfPhrase('when where how much not if my what come want back time next status do you may only one on'),
);
export const isLight = (stem: string): boolean => LIGHT.has(stem);

/** Letters from which on a word may be mistyped: once, and twice. */
const MISTYPED_ONCE = 5;
const MISTYPED_TWICE = 9;

/** The known word that is meant by a mistyped one; the word itself where none is near. */
function spelled(word: string, known: KnownWords): string {
  if (word.length < MISTYPED_ONCE || /\d/.test(word)) return word;
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
