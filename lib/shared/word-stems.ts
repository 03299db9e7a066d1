/** The words of a text in lower case, without accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const ENDINGS = [
  'lations',
  'lation',
  'ations',
  'ation',
  'ments',
  'ment',
  'ling',
  'led',
  'ing',
  'ies',
  'ed',
  'es',
  's',
  'e',
  'y',
];

/** A word without its ending, so that "cancelled", "cancelling" and "cancellation" are one. At least three letters stay. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  const stem = ending ? word.slice(0, -ending.length) : word;
  return stem.endsWith('ll') ? stem.slice(0, -1) : stem;
}
