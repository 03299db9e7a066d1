import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords, numberInWords } from './amount-in-words.ts';

const VALUES: Record<string, number> = Object.fromEntries([
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const SCALES: Record<string, number> = { crore: 1e7, lakh: 1e5, thousand: 1e3, hundred: 100 };

/** Reads Indian words back: what stands before a scale word is multiplied by it. */
function readWords(words: string[]): number {
  for (const [scale, size] of Object.entries(SCALES)) {
    const place = words.lastIndexOf(scale);
    if (place >= 0) return readWords(words.slice(0, place)) * size + readWords(words.slice(place + 1));
  }
  return words.reduce((sum, word) => sum + (VALUES[word] ?? 0), 0);
}

describe('amounts in words', () => {
  it.each([
    [0, 'Rupees zero only'],
    [1, 'Rupees zero and one paise only'],
    [100, 'Rupees one only'],
    [1_486_800, 'Rupees fourteen thousand eight hundred sixty-eight only'],
    [1_486_850, 'Rupees fourteen thousand eight hundred sixty-eight and fifty paise only'],
    [31_840_000, 'Rupees three lakh eighteen thousand four hundred only'],
    [10_000_000, 'Rupees one lakh only'],
    [1_000_000_000, 'Rupees one crore only'],
    [
      123_456_789_012,
      'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety and twelve paise only',
    ],
    [
      12_345_678_901_200,
      'Rupees twelve thousand three hundred forty-five crore sixty-seven lakh eighty-nine thousand twelve only',
    ],
  ])('[7.20] %i paise: %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });

  it('[7.20] the words read back as the number', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 9_999_999_999 })),
        (number) => {
          expect(readWords(numberInWords(number).split(/[ -]/))).toBe(number);
        },
      ),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('[7.20] %d is nothing to spell', (paise) => {
    expect(() => amountInWords(paise)).toThrow(RangeError);
  });
});
