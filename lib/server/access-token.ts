import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import { clock } from './clock.ts';
import { secret } from './secrets.ts';
import type { Caller } from './use-case.ts';

export const ACCESS_TOKEN_MINUTES = 15;

/** The only header that is accepted, byte for byte: an access token (RFC 9068), signed with HS256 and our own key. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt' })).toString('base64url');
const AUDIENCE = `${PRODUCT.id}-api`;
const sign = (text: string) => createHmac('sha256', secret('SESSION_SECRET')).update(text).digest();

/** A bearer token (JWT, HS256) naming person, user type and session; good for 15 minutes. */
export function signAccessToken(caller: Caller, now: Date = clock.now()): string {
  const issued = Math.floor(now.getTime() / 1000);
  const payload = {
    aud: AUDIENCE,
    sub: caller.userId,
    typ: caller.userType,
    sid: caller.sessionId,
    iat: issued,
    exp: issued + ACCESS_TOKEN_MINUTES * 60,
  };
  const body = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${body}.${sign(body).toString('base64url')}`;
}

/** The caller of a bearer token. Throws UNAUTHENTICATED for anything that is not a token of ours, still good. */
export function readAccessToken(token: string, now: Date = clock.now()): Caller {
  const refused = new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  const [header, payload, signature, ...rest] = token.split('.');
  if (header !== HEADER || !payload || !signature || rest.length) throw refused;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${header}.${payload}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refused;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    aud?: string;
    sub: string;
    typ: UserType;
    sid: string;
    exp: number;
  };
  if (claims.aud !== AUDIENCE || claims.exp * 1000 <= now.getTime() || !USER_TYPES.includes(claims.typ)) throw refused;
  return { userId: claims.sub, userType: claims.typ, sessionId: claims.sid };
}
