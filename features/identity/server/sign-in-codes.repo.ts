import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { checkOneTimeCode, newOneTimeCode } from '#lib/server/one-time-codes.ts';
import { TRIES_A_CODE } from '#lib/shared/one-time-codes.ts';
import { signInCodes } from './tables.ts';

/** A new code of an account for the requesting device; the previous one becomes invalid. */
export async function issueSignInCode(db: Db, userId: string, device: string, now: Date): Promise<string> {
  const { code, ...issued } = newOneTimeCode('sign-in-code', userId, now);
  const row = { ...issued, tries: 0 };
  await db
    .insert(signInCodes)
    .values({ userId, device, ...row })
    .onConflictDoUpdate({ target: [signInCodes.userId, signInCodes.device], set: row });
  return code;
}

/**
 * Counts a try before the check, on the code of a device; gives the number of tries. 0 without a code: the try then
 * fails.
 */
export async function countSignInTry(
  db: Db,
  userId: string | undefined,
  device: string | null,
  now: Date,
): Promise<number> {
  const [counted] = await db
    .update(signInCodes)
    .set({ tries: sql`least(${signInCodes.tries} + 1, 1000)` })
    .where(codeOf(userId, device, now))
    .returning({ tries: signInCodes.tries });
  return counted?.tries ?? 0;
}

const codeOf = (userId = '', device: string | null, now: Date) =>
  and(eq(signInCodes.userId, userId), eq(signInCodes.device, device ?? ''), gt(signInCodes.expiresAt, now));

/**
 * Uses up an account's code if it matches and is valid; without one it compares all the same. Of two parallel uses one
 * succeeds.
 */
export async function spendSignInCode(
  db: Db,
  userId: string | undefined,
  device: string | null,
  code: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await db
    .select()
    .from(signInCodes)
    .where(codeOf(userId, device, now));
  const { fits, givenHash } = checkOneTimeCode('sign-in-code', userId, code, kept?.codeHash);
  if (!kept || !fits || kept.tries > TRIES_A_CODE) return false;
  const spent = await db
    .delete(signInCodes)
    .where(and(codeOf(kept.userId, kept.device, now), eq(signInCodes.codeHash, givenHash)))
    .returning({ userId: signInCodes.userId });
  return spent.length > 0;
}
