/**
 * Names in the scripts of India, in Latin letters. Unicode gives each script a block of 128 in the order of ISCII, so
 * that one table of offsets reads all nine. https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-12/
 */
const FIRST_BLOCK = 0x0900;
const END = 0x0d80;
const BLOCK = 0x80;
const INDIC = /[\u0900-\u0d7f]/;

const [A, VIRAMA, ANUSVARA] = [0x05, 0x4d, 0x02];
const FIRST_CONSONANT = 0x15;
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(
  ' ',
);
const VOWELS: Readonly<Record<number, string>> = {
  ...{ [A]: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0d: 'e', 0x0e: 'e', 0x0f: 'e' },
  ...{ 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au' },
};
const SIGNS: Readonly<Record<number, string>> = {
  ...{ 0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x45: 'e', 0x46: 'e', 0x47: 'e' },
  ...{ 0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au', 0x57: 'au', [VIRAMA]: '' },
};
/** Malayalam's consonants without a vowel. */
const FINAL_CONSONANTS: Readonly<Record<number, string>> = {
  ...{ 0x7a: 'n', 0x7b: 'n', 0x7c: 'r', 0x7d: 'l', 0x7e: 'l', 0x7f: 'k' },
};
/** Signs of nasal sound: candrabindu, anusvara, Gurmukhi's tippi. */
const NASALS: readonly number[] = [0x01, ANUSVARA, 0x70];
/** Blocks whose words keep the vowel of a last consonant: Tamil to Malayalam. */
const FIRST_SOUTHERN_BLOCK = 0x0b80;
const [MALAYALAM, LAST_CONSONANT] = [0x0d00, FIRST_CONSONANT + CONSONANTS.length - 1];

/**
 * Text with its Indian letters transliterated as names are usually spelt: मुंबई → mumbai, ಬೆಂಗಳೂರು → bengaluru. Long
 * and short vowels are one; the vowel that northern words drop at their end is dropped. Other letters stay.
 */
export function latinOfIndic(text: string): string {
  if (!INDIC.test(text)) return text;
  const letters = [...text.normalize('NFC').replace(/[\u200c\u200d]/g, '')].map(letterOf);
  return letters
    .map((letter, at) => (typeof letter === 'string' ? letter : latinOf(letter, letters[at + 1])))
    .join('')
    .replaceAll('chch', 'ch');
}

type Letter = { block: number; offset: number };

function letterOf(character: string): Letter | string {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST_BLOCK || code >= END) return character;
  return { block: code - (code % BLOCK), offset: code % BLOCK };
}

const isConsonant = (offset: number) => offset >= FIRST_CONSONANT && offset <= LAST_CONSONANT;

function latinOf({ block, offset }: Letter, next: Letter | string | undefined): string {
  const after = typeof next === 'object' ? next.offset : undefined;
  if (isConsonant(offset)) {
    const consonant = CONSONANTS[offset - FIRST_CONSONANT] ?? '';
    if (after !== undefined && (SIGNS[after] !== undefined || after === 0x3c)) return consonant;
    const isLast = after === undefined;
    return isLast && block < FIRST_SOUTHERN_BLOCK ? consonant : `${consonant}a`;
  }
  if (NASALS.includes(offset)) {
    const before = after === undefined ? '' : (CONSONANTS[after - FIRST_CONSONANT] ?? '');
    return after === undefined || /^[pbm]/.test(before) ? 'm' : 'n';
  }
  if (block === MALAYALAM && FINAL_CONSONANTS[offset]) return FINAL_CONSONANTS[offset];
  return VOWELS[offset] ?? SIGNS[offset] ?? '';
}
