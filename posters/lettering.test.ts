import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersAcross } from './lettering.ts';

describe('a name on a poster', () => {
  test.each([
    ['Goa', 8],
    ['Kettuvallam House', 17],
    ['Sea Almond Residency', 20],
    ['Thiruvananthapuram', 18],
    ['The Maharaja Sawai Man Singh Heritage Haveli', 22],
  ])('%s is reckoned at %i letters', (name, letters) => {
    expect(lettersAcross(name)).toBe(letters);
  });

  test('no word is wider than its line, and no name needs more than its length', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z]{1,14}$/), { minLength: 1, maxLength: 8 }), (words) => {
        const letters = lettersAcross(words.join(' '));
        expect(letters).toBeGreaterThanOrEqual(Math.max(...words.map(({ length }) => length)));
        expect(letters).toBeLessThanOrEqual(Math.max(8, words.join(' ').length));
      }),
    );
  });
});
