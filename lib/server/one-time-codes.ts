import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { secret } from '#lib/server/secrets.ts';
import { CODE_MINUTES } from '#lib/shared/one-time-codes.ts';

/** What a mailed code proves; codes of one kind are worth nothing for another. */
export type CodeKind = 'event-code' | 'sign-in-code' | 'address-proof';

/** Six digits are easily guessed from a plain hash, so an HMAC is stored. `subjectId`: whose code it is. */
const hashCode = (kind: CodeKind, subjectId: string, code: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`${kind}:${subjectId}:${code}`).digest('hex');

/** A new six-digit code to mail, with the hash and the end of validity to store (ASVS 6.5.3, 6.5.4). */
export function newOneTimeCode(
  kind: CodeKind,
  subjectId: string,
  now: Date,
): { code: string; codeHash: string; expiresAt: Date } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return {
    code,
    codeHash: hashCode(kind, subjectId, code),
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
}

/** Compares a given code with the stored hash, in the same time where none is stored; `givenHash` is what it hashes to. */
export function checkOneTimeCode(
  kind: CodeKind,
  subjectId: string | undefined,
  code: string,
  storedHash: string | null | undefined,
): { fits: boolean; givenHash: string } {
  const givenHash = hashCode(kind, subjectId ?? '', code);
  const matches = timingSafeEqual(Buffer.from(givenHash), Buffer.from(storedHash ?? hashCode(kind, '', '')));
  return { fits: matches && Boolean(storedHash), givenHash };
}
