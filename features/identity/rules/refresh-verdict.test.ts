import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyEnd, refreshVerdict, LEEWAY_SECONDS } from './refresh-verdict.ts';

const now = new Date('2026-11-20T06:30:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const live = { usedAt: null, revokedAt: null, expiresAt: familyEnd(now, now, 'sarai') };

describe('[4.6] what a presented refresh token means', () => {
  it.each([
    ['unused', live, 'good'],
    ['used this moment', { ...live, usedAt: now }, 'repeat'],
    ['used at the end of the leeway', { ...live, usedAt: ago(LEEWAY_SECONDS) }, 'repeat'],
    ['used before the leeway', { ...live, usedAt: ago(LEEWAY_SECONDS + 0.001) }, 'replayed'],
    ['revoked', { ...live, revokedAt: ago(1) }, 'ended'],
    ['revoked and used', { ...live, revokedAt: ago(1), usedAt: ago(900) }, 'ended'],
    ['past its end', { ...live, expiresAt: now }, 'ended'],
  ] as const)('%s', (_, facts, verdict) => expect(refreshVerdict(facts, now)).toBe(verdict));

  it('is never good again once used, whenever it is shown', () => {
    fc.assert(
      fc.property(fc.nat(700_000), (seconds) => {
        const verdict = refreshVerdict({ ...live, usedAt: ago(seconds) }, now);
        expect(verdict).toBe(seconds <= LEEWAY_SECONDS ? 'repeat' : 'replayed');
      }),
    );
  });
});

describe('[9.8] when a session ends', () => {
  it.each([
    ['sarai', 0, 7],
    ['sarai', 22, 7],
    ['sarai', 25, 5],
    ['sarai', 30, 0],
    ['corporate', 0, 7],
    ['corporate', 6, 1],
    ['corporate', 7, 0],
  ] as const)('of a %s account, used %i days after signing in: in %i days', (userType, after, left) => {
    const signedInAt = ago(after * 86_400);
    expect(familyEnd(now, signedInAt, userType)).toEqual(ago(-left * 86_400));
  });
});
