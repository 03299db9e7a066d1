import { describe, expect, it } from 'vitest';
import { tryLimits, waitWords } from './password-tries.ts';

describe('where wrong passwords count', () => {
  const here = { account: 'acc', network: '203.0.113.9' };

  it('for the account from here, for the account, and from here', () => {
    expect(tryLimits({ ...here, knownDevice: false }).map(({ key, points }) => [key, points])).toEqual([
      ['password:acc:203.0.113.9', 5],
      ['password:acc', 30],
      ['password-from:203.0.113.9', 50],
    ]);
  });

  it('a browser that was signed in before is not locked by guesses from elsewhere', () => {
    expect(tryLimits({ ...here, knownDevice: true }).map(({ key }) => key)).toEqual([
      'password:acc:203.0.113.9',
      'password-from:203.0.113.9',
    ]);
  });

  it('lets less than 100 an hour through to any account (ASVS 2.2.1)', () => {
    for (const { points, seconds } of tryLimits({ ...here, knownDevice: false }).slice(0, 2))
      expect((points * 3600) / seconds).toBeLessThan(100);
  });

  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [900, '15 minutes'],
  ])('%i s is %s', (seconds, words) => expect(waitWords(seconds)).toBe(words));
});
