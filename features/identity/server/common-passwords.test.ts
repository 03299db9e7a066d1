import { describe, expect, it } from 'vitest';
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

  it('is found at once, however long it is', async () => {
    await isCommonPassword('');
    const began = performance.now();
    for (const password of ['a'.repeat(200), '1'.repeat(200), 'travel'.repeat(33), `${'!'.repeat(199)}a`])
      await isCommonPassword(password);
    expect(performance.now() - began).toBeLessThan(20);
  });

  it('is refused for each word of the list, however it is decorated', async () => {
    for (const word of CONTEXT_WORDS) expect(await isCommonPassword(`${word}#2026#${word}`), word).toBe(true);
  });
});
