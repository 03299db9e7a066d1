import { describe, expect, it } from 'vitest';
import { lettersRead } from '#tests/support/letters-read.ts';
import { CONTEXT_WORDS, isCommonPassword } from './common-passwords.ts';

describe('a password that is soon guessed', () => {
  it.each([
    '1q2w3e4r5t6y',
    'manchester',
    'MANCHESTER',
    'christopher',
    'basketball99',
    'Christopher-1985!',
    '2026Liverpool',
    '!!dragonfly!!',
    '123qweasdzxc',
    '0987654321a',
  ])('is among the leaked ones, or one with digits and signs around it: %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each(['sarai-travel-2026', 'Sarai12345', 'hotelbooking', 'IndiaTravel@99', 'CompanyAdmin#1', 'flights4holidays'])(
    'is made of the words of this product: %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    'asha-travels-2026',
    'ten letters and more',
    'kettuvallam by night',
    'correct horse battery staple',
    'पासवर्ड मेरा अपना',
    '7391-4482-0165',
    'Zq8#vLp2!kTw',
    '🦚🦚🐘🐅🐢🦜🐍🐊🦢🦩',
  ])('is not %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it.each(['a', '1', 'travel', '!', 'hotel-', 'trip!a'])(
    'is found by reading each of its letters a few times, however long it is: %j',
    async (part) => {
      await isCommonPassword(''); // the list is unpacked once
      const reads = (length: number) => lettersRead(() => isCommonPassword(part.repeat(length / part.length)));
      expect(await reads(1200)).toBeLessThanOrEqual(2 * (await reads(600)) + 200);
      expect(await reads(1200)).toBeLessThan(1200 * (CONTEXT_WORDS.length + 6)); // once for each word of the product
    },
  );

  it('is refused for each word of the list, however it is decorated', async () => {
    for (const word of CONTEXT_WORDS) expect(await isCommonPassword(`${word}#2026#${word}`), word).toBe(true);
  });
});
