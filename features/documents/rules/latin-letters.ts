/**
 * Indic scripts share one layout: each Unicode block of 128 code points, Devanagari to Malayalam, has the same letter
 * at the same offset, so one table transliterates all (after ISO 15919, without diacritics).
 */
const BLOCK = 0x80;
const SOUTH = 0x0b80; // Tamil, Telugu, Kannada, Malayalam: a word's last a is spoken
const CONSONANTS = 'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
);
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const OTHERS: Readonly<Record<number, string>> = {
  0x01: 'n',
  0x02: 'n',
  0x03: 'h',
  0x4e: 't',
  0x70: 'n',
  0x7a: 'n',
  0x7b: 'n',
  0x7c: 'r',
  0x7d: 'l',
  0x7e: 'l',
  0x7f: 'k',
};
const [FIRST_VOWEL, FIRST_CONSONANT, FIRST_SIGN, VIRAMA, ZERO] = [0x05, 0x15, 0x3e, 0x4d, 0x66];
/** Nukta and joiners change a letter's form or sound, not its identity. */
const UNSPOKEN = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u200c\u200d]/g;

/**
 * Transliterates Indic scripts to Latin letters, approximately as pronounced: "தமிழ்" → "tamizh". Other text is
 * unchanged.
 */
export function inLatinLetters(text: string): string {
  const letters = Array.from(text.normalize('NFC').replace(UNSPOKEN, ''));
  return letters.map((letter, index) => spell(letter, letters[index + 1] ?? '')).join('');
}

function spell(letter: string, next: string): string {
  const place = placeOf(letter);
  if (place === null) return letter;
  const consonant = CONSONANTS[place - FIRST_CONSONANT];
  if (consonant) return consonant + (hasInherentVowel(letter, next) ? 'a' : '');
  if (place >= ZERO && place < ZERO + 10) return String(place - ZERO);
  return VOWELS[place - FIRST_VOWEL] ?? SIGNS[place - FIRST_SIGN] ?? OTHERS[place] ?? '';
}

/**
 * A consonant has an inherent a, unless a vowel sign or virama follows; northern scripts drop it at the end of a word.
 */
function hasInherentVowel(letter: string, next: string): boolean {
  const place = placeOf(next);
  if (place === null) return (letter.codePointAt(0) ?? 0) >= SOUTH;
  return place < FIRST_SIGN || place > VIRAMA;
}

function placeOf(letter: string): number | null {
  const codePoint = letter.codePointAt(0) ?? 0;
  return codePoint >= 0x0900 && codePoint <= 0x0d7f ? codePoint % BLOCK : null;
}
