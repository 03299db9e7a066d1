import { inLatinLetters } from './latin-letters.ts';

const OTHER_INDIC_LETTER = /[\u0980-\u0d7f]/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\ufe0f\ufeff]/gu;

/**
 * Converts text to what a font can print: other Indic scripts transliterated, unsupported diacritics and emoji removed,
 * and any other unprintable run replaced by "[?]". `hasGlyph` says whether the font has a code point.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const prints = (letter: string) => hasGlyph(letter.codePointAt(0) ?? 0);
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/\p{Extended_Pictographic}\u200d?|\p{Emoji_Modifier}/gu, (picture) => (prints(picture) ? picture : ''))
    .replace(/\S+/g, (word) => (OTHER_INDIC_LETTER.test(word) ? capitalised(inLatinLetters(word)) : word))
    .replace(/./gsu, (letter) => (prints(letter) ? letter : (withoutMarks(letter, prints) ?? '\uffff')))
    .replace(/\uffff(?:[\s\uffff]*\uffff)?/g, '[?]')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** "ễ" → "e": the base letter, if the font has it; empty for a combining mark alone. */
function withoutMarks(letter: string, prints: (letter: string) => boolean): string | null {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare).every(prints) ? bare : null;
}

const capitalised = (word: string): string => word.replace(/\p{L}/u, (first) => first.toUpperCase());
