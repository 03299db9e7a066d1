import { createHmac } from 'node:crypto';
import { ACCESS_TOKEN_MINUTES } from '#lib/server/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { secret } from '#lib/server/secrets.ts';
import type { Caller } from '#lib/server/use-case.ts';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The access token of a caller, written and signed by hand (RFC 7515, 7519), at once and without the product's own code.
 * `header` and `payload` replace parts of it, for tokens that must be refused.
 */
export function accessToken(
  caller: Caller,
  { now = clock.now(), header = {}, payload = {} }: { now?: Date; header?: object; payload?: object } = {},
): string {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = {
    typ: caller.userType,
    sid: caller.sessionId,
    aud: 'sarai-api',
    sub: caller.userId,
    iat: issued,
    exp: issued + ACCESS_TOKEN_MINUTES * 60,
  };
  const body = `${encoded({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encoded({ ...claims, ...payload })}`;
  return `${body}.${createHmac('sha256', secret('SESSION_SECRET')).update(body).digest('base64url')}`;
}
