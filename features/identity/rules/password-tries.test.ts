import { describe, expect, it } from 'vitest';
import { linkLimit, tryLimits, waitText } from './password-tries.ts';

describe('where wrong passwords count', () => {
  const stranger = tryLimits({ account: 'acc', from: { network: '203.0.113.9' } });
  const known = tryLimits({ account: 'acc', from: { device: 'laptop' } });

  it('of a stranger: for the account from here with a growing wait, for the account, and from here', () => {
    expect(stranger.map(({ key, points, seconds }) => [key, points, seconds / 60])).toEqual([
      ['password:acc:203.0.113.9:1', 5, 1],
      ['password:acc:203.0.113.9:5', 8, 5],
      ['password:acc:203.0.113.9:15', 12, 15],
      ['password:acc', 15, 10],
      ['password-from:203.0.113.9:1', 60, 1],
      ['password-from:203.0.113.9:15', 600, 15],
    ]);
  });

  it('on a known device: for it alone, so that nobody else closes it', () => {
    expect(known.map(({ key }) => key)).toEqual([
      'password:acc:device:laptop:1',
      'password:acc:device:laptop:5',
      'password:acc:device:laptop:15',
    ]);
    expect(stranger.filter(({ key }) => known.some((one) => one.key === key))).toEqual([]);
  });

  it('lets less than 100 an hour through to any account (ASVS 2.2.1)', () => {
    for (const limits of [known, stranger.filter(({ key }) => key.startsWith('password:acc'))])
      expect(Math.min(...limits.map(({ points, seconds }) => (points * 3600) / seconds))).toBeLessThan(100);
    const anywhere = stranger.find(({ key }) => key === 'password:acc');
    expect(((anywhere?.points ?? 0) * 3600) / (anywhere?.seconds ?? 1)).toBeLessThan(100);
  });

  it('closes nothing for longer than a quarter of an hour', () => {
    for (const { seconds } of [...known, ...stranger]) expect(seconds).toBeLessThanOrEqual(900);
  });

  it('gives a known device password links of its own', () => {
    expect(linkLimit('acc', null).key).not.toBe(linkLimit('acc', 'laptop').key);
  });

  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [900, '15 minutes'],
  ])('%i s is %s', (seconds, words) => expect(waitText(seconds)).toBe(words));
});
