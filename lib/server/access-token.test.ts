import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_MINUTES, readAccessToken, signAccessToken } from './access-token.ts';
import { secret } from './secrets.ts';

const NOW = new Date('2026-11-22T06:30:00Z');
const CALLER = { userId: 'usr_asha', userType: 'sarai', sessionId: 'ses_1' } as const;

/** A token with these parts changed, signed with our own key. */
function signedByUs({ header = {}, payload = {} }: { header?: object; payload?: object }): string {
  const [ownHeader = '', ownPayload = ''] = signAccessToken(CALLER, NOW).split('.');
  const changed = (part: string, over: object) =>
    Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(part, 'base64url').toString()) as object), ...over }),
    ).toString('base64url');
  const body = `${changed(ownHeader, header)}.${changed(ownPayload, payload)}`;
  return `${body}.${createHmac('sha256', secret('SESSION_SECRET')).update(body).digest('base64url')}`;
}

describe('an access token', () => {
  it('gives its caller until its 15 minutes are over', () => {
    const token = signAccessToken(CALLER, NOW);
    const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(readAccessToken(token, after(ACCESS_TOKEN_MINUTES - 1))).toEqual(CALLER);
    expect(() => readAccessToken(token, after(ACCESS_TOKEN_MINUTES))).toThrow('Please sign in');
    expect(readAccessToken(signedByUs({}), NOW)).toEqual(CALLER);
  });

  it.each([
    ['another kind of token', { header: { typ: 'JWT' } }],
    ['no kind', { header: { typ: undefined } }],
    ['no signature algorithm', { header: { alg: 'none' } }],
    ['a key of its own choosing', { header: { jku: 'https://evil.example/keys' } }],
    ['another audience', { payload: { aud: 'another-service' } }],
    ['no audience', { payload: { aud: undefined } }],
    ['a user type that is none', { payload: { typ: 'admin' } }],
  ])('with %s is refused, though our own key signed it', (_, parts) => {
    expect(() => readAccessToken(signedByUs(parts), NOW)).toThrow('Please sign in');
  });
});
