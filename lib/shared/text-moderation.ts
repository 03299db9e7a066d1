import { holdsAddress } from './name-fields.ts';
import { TEXT_CHECKS, type TextCheck } from './text-checks.ts';

/** An email address that is spelled out: "asha at example dot com". */
const SPELLED_OUT = /\S[ ([]{0,3}\bat\b[ )\]]{0,3}\S{1,60}[ ([]{1,3}dot\b[ )\]]{1,3}\p{L}{2}/iu;
/** Nine digits or more, of any script, with what people put between them. A comma is of an amount, not of a number. */
const TELEPHONE = /(?:\p{Nd}[ ().\u00a0/+-]{0,3}){9}/u;
/** A character, but a space, ten times in a row. */
const SAME_CHARACTER = /([^\s])\1{9}/u;
/** No script writes so many marks on one letter. */
const PILED_MARKS = /\p{M}{7}/u;
/** From so many words on, a text must have at least a third of different ones. */
const WORDS_TO_COMPARE = 15;
/** Shorter texts are alike by chance: "Everything was fine". */
const SHORTEST_COPY = 40;

/**
 * Why a text waits for the desk instead of being published at once; empty when nothing speaks against it. Decides by the
 * text alone, the same for every writer. `isCopy`: another review has the same text.
 */
export function problemsOfText(texts: readonly string[], isCopy = false): TextCheck[] {
  const text = texts.join('\n').normalize('NFKC');
  const found: Record<TextCheck, boolean> = {
    address: holdsAddress(text) || SPELLED_OUT.test(text),
    telephone: TELEPHONE.test(text),
    repetition: SAME_CHARACTER.test(text) || repeatsWords(text),
    marks: PILED_MARKS.test(texts.join('\n')),
    copy: isCopy,
  };
  return TEXT_CHECKS.filter((check) => found[check]);
}

function repeatsWords(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length >= WORDS_TO_COMPARE && new Set(words).size * 3 < words.length;
}

/** What two reviews with the same text have in common; null for a text that is too short to tell. */
export function textToCompare(texts: readonly string[]): string | null {
  const letters = texts
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return letters.length < SHORTEST_COPY ? null : letters;
}
