import { describe, expect, it } from 'vitest';
import { accessToken } from '#tests/support/access-token.ts';
import { ACCESS_TOKEN_MINUTES, readAccessToken, signAccessToken } from './access-token.ts';

const NOW = new Date('2026-11-22T06:30:00Z');
const CALLER = { userId: 'usr_asha', userType: 'sarai', sessionId: 'ses_1' } as const;

describe('an access token', () => {
  it('gives its caller until its 15 minutes are over', async () => {
    const token = await signAccessToken(CALLER, NOW);
    const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(await readAccessToken(token, after(ACCESS_TOKEN_MINUTES - 1))).toEqual(CALLER);
    await expect(readAccessToken(token, after(ACCESS_TOKEN_MINUTES))).rejects.toThrow('Please sign in');
  });

  it('is the standard’s, byte for byte', async () =>
    expect(await signAccessToken(CALLER, NOW)).toBe(accessToken(CALLER, { now: NOW })));

  it.each([
    ['another kind of token', { header: { typ: 'JWT' } }],
    ['no kind', { header: { typ: undefined } }],
    ['no signature algorithm', { header: { alg: 'none' } }],
    ['another algorithm', { header: { alg: 'HS512' } }],
    ['a key of its own choosing', { header: { jku: 'https://evil.example/keys' } }],
    ['another audience', { payload: { aud: 'another-service' } }],
    ['no audience', { payload: { aud: undefined } }],
    ['no end', { payload: { exp: undefined } }],
    ['no session', { payload: { sid: undefined } }],
    ['a user type that is none', { payload: { typ: 'admin' } }],
  ])('with %s is refused, though our own key signed it', async (_, parts) => {
    await expect(readAccessToken(accessToken(CALLER, { now: NOW, ...parts }), NOW)).rejects.toThrow('Please sign in');
  });

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d', '..', 'é.ü.ö'])('that is %j is refused', async (token) => {
    await expect(readAccessToken(token, NOW)).rejects.toThrow('Please sign in');
  });

  it('with one letter of its signature changed is refused', async () => {
    const token = accessToken(CALLER, { now: NOW });
    const changed = token.slice(0, -10) + (token.at(-10) === 'A' ? 'B' : 'A') + token.slice(-9);
    await expect(readAccessToken(changed, NOW)).rejects.toThrow('Please sign in');
  });
});
