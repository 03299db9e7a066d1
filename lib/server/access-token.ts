import 'server-only';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { USER_TYPES, type UserType } from '#lib/shared/user-type.ts';
import { clock } from './clock.ts';
import { secret } from './secrets.ts';
import type { Caller } from './use-case.ts';

export const ACCESS_TOKEN_MINUTES = 15;

/** The only header that is accepted: an access token (RFC 9068), signed with HS256 and our own key. */
const HEADER = { alg: 'HS256', typ: 'at+jwt' } as const;
const AUDIENCE = `${PRODUCT.id}-api`;

/** The signing key and the secret it was made of. */
const signing: { secret?: string; key?: KeyObject } = {};

function key(): KeyObject {
  const current = secret('SESSION_SECRET');
  if (!signing.key || signing.secret !== current)
    Object.assign(signing, { secret: current, key: createSecretKey(current, 'utf8') });
  return signing.key!;
}

/** A bearer token (JWT, HS256) naming person, user type and session; valid for 15 minutes. */
export function signAccessToken(caller: Caller, now: Date = clock.now()): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ typ: caller.userType, sid: caller.sessionId })
    .setProtectedHeader(HEADER)
    .setAudience(AUDIENCE)
    .setSubject(caller.userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_TOKEN_MINUTES * 60)
    .sign(key());
}

/** The caller of a bearer token. Throws UNAUTHENTICATED for anything that is not a valid token of ours. */
export const readAccessToken = async (token: string, now: Date = clock.now()): Promise<Caller> =>
  (await verifyAccessToken(token, now)).caller;

/** The same, with the instant at which the token runs out. */
export async function verifyAccessToken(
  token: string,
  now: Date = clock.now(),
): Promise<{ caller: Caller; expiresAt: Date }> {
  const verified = await jwtVerify<{ typ: UserType; sid: string }>(token, key(), {
    algorithms: [HEADER.alg],
    typ: HEADER.typ,
    audience: AUDIENCE,
    requiredClaims: ['sub', 'sid', 'exp'],
    currentDate: now,
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  });
  const onlyOurHeader = verified && Object.keys(verified.protectedHeader).length === Object.keys(HEADER).length;
  if (!onlyOurHeader || !USER_TYPES.includes(verified.payload.typ))
    throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  const { sub = '', typ, sid, exp = 0 } = verified.payload;
  return { caller: { userId: sub, userType: typ, sessionId: sid }, expiresAt: new Date(exp * 1000) };
}
