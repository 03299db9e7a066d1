/** Consonants by how they sound; aspirated ones as the plain ones, since people write them either way. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  'k:कख g:गघ n:ङञणन c:चछ j:जझ t:टठतथ d:डढदध p:प f:फ b:बभ m:म y:य r:र l:लळ v:व s:शषस h:ह'
    .split(' ')
    .flatMap((group) => [...group.slice(2)].map((letter) => [letter, group.charAt(0)] as const)),
);
const DEVANAGARI = /[\u0900-\u097f]/;
const NASAL = /[\u0901\u0902]/;

/** Shorter sounds are those of many words. */
export const SHORTEST_SOUND = 3;

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word);

/** The words of a text: letters with their marks, and figures. */
export const wordsWithMarks = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * A text with one spelling of what is written either way: lower case, without the dot of "ज़", with "ं" for "ँ", with Latin
 * digits and without the invisible joiners that keyboards add.
 */
export const oneSpelling = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .normalize('NFC');

/**
 * A word of Hindi by its consonants, whether in Devanagari or in Latin letters: "वापस", "wapas" and "vaapas" are "vps". Vowels
 * are left out but for one at the beginning, and so are doubled letters and the nasal ending of a form.
 */
export function soundOf(word: string): string {
  const sound = isDevanagari(word) ? devanagariSound(word) : latinSound(word.toLowerCase());
  const whole = sound.replace(/(.)\1+/g, '$1').replace(/(?<=.)y/g, '');
  return whole.length > SHORTEST_SOUND ? whole.replace(/n$/, '') : whole;
}

function devanagariSound(word: string): string {
  const signs = [...word.normalize('NFD')];
  let sound = /^[\u0904-\u0914]/.test(word) ? 'a' : '';
  for (const [at, sign] of signs.entries())
    sound += CONSONANTS.get(sign) ?? (NASAL.test(sign) && at < signs.length - 1 ? 'n' : '');
  return sound;
}

const latinSound = (word: string): string =>
  word
    .replace(/ght/g, 't')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<=[bcdfgjkpst])h/g, '')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiou]/g, '');
