const SMALL = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number in Indian words: 318400 → "three lakh eighteen thousand four hundred". */
export function numberInWords(number: number): string {
  if (number === 0) return 'zero';
  const words: string[] = [];
  let rest = number;
  for (const [size, word] of SCALES) {
    const count = Math.floor(rest / size);
    if (count) words.push(numberInWords(count), word);
    rest %= size;
  }
  if (rest >= 20) words.push([TENS[Math.floor(rest / 10)], SMALL[rest % 10]].filter(Boolean).join('-'));
  else if (rest) words.push(SMALL[rest] ?? '');
  return words.join(' ');
}

/** Paise in words, as an invoice ends: "Rupees fourteen thousand eight hundred sixty-eight and fifty paise only". */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`Not an amount to spell: ${paise}`);
  const small = paise % 100;
  return `Rupees ${numberInWords(Math.floor(paise / 100))}${small ? ` and ${numberInWords(small)} paise` : ''} only`;
}
