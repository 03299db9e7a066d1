/**
 * India's scripts share one plan: each block of 128 code points puts the same letter at the same place. So one table,
 * written for Devanagari, reads them all (simplified from ISO 15919, without diacritics).
 */
const FIRST_BLOCK = 0x0900;
const LAST_BLOCK = 0x0d00;
const BLOCK = 0x80;

const CONSONANTS = 'k kh g gh ng c ch j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' '); // from 0x15
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' '); // from 0x05
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' '); // from 0x3e
const MARKS: Readonly<Record<number, string>> = { 0x01: 'n', 0x02: 'm', 0x03: 'h', 0x50: 'om' };
const VIRAMA = 0x4d;
const TAMIL_BLOCK = 0x0b80;
/** Signs without a sound of their own: nukta, avagraha, length marks, joiners. */
const SILENT = new Set([0x3c, 0x3d, 0x55, 0x56, 0x57]);

/** Writes India's scripts in Latin letters, roughly as they sound: "தமிழ்" → "tamil". Everything else stays. */
export function inLatinLetters(text: string): string {
  const letters = Array.from(text);
  return letters.map((letter, index) => spell(letter, letters[index + 1])).join('').replace(/\u200c|\u200d/g, '');
}

function spell(letter: string, next: string | undefined): string {
  const place = placeInBlock(letter);
  if (place === null) return letter;
  if (SILENT.has(place) || place === VIRAMA) return '';
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  const consonant = CONSONANTS[place - 0x15];
  if (consonant) return consonant + (takesOwnVowel(next) ? 'a' : '');
  return VOWELS[place - 0x05] ?? SIGNS[place - 0x3e] ?? MARKS[place] ?? '';
}

/** A consonant sounds with an a unless a vowel sign or the virama follows; a word's last a is not said outside the south. */
function takesOwnVowel(next: string | undefined): boolean {
  const place = next === undefined ? null : placeInBlock(next);
  return place === null ? false : !(place >= 0x3e && place <= VIRAMA);
}

function placeInBlock(letter: string): number | null {
  const codePoint = letter.codePointAt(0) ?? 0;
  return codePoint >= FIRST_BLOCK && codePoint < LAST_BLOCK + BLOCK ? codePoint % BLOCK : null;
}

/** True when the text has letters of India's scripts other than Devanagari, which our font prints itself. */
export const hasOtherIndicLetters = (text: string): boolean => /[\u0980-\u0d7f]/.test(text);
void TAMIL_BLOCK;
