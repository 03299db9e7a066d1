import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { checkOneTimeCode, newOneTimeCode } from '#lib/server/one-time-codes.ts';
import { TRIES_A_CODE } from '#lib/shared/one-time-codes.ts';
import { eventCodes } from './tables.ts';

/** A new code of a registration for the requesting device; the previous one becomes invalid. */
export async function issueCode(db: Db, registrationId: string, device: string, now: Date): Promise<string> {
  const { code, ...issued } = newOneTimeCode('event-code', registrationId, now);
  const row = { ...issued, tries: 0 };
  await db
    .insert(eventCodes)
    .values({ registrationId, device, ...row })
    .onConflictDoUpdate({ target: [eventCodes.registrationId, eventCodes.device], set: row });
  return code;
}

/**
 * Counts a try before the check, on the code of a device; gives the number of tries. 0 without a code: the try then
 * fails.
 */
export async function countTry(
  db: Db,
  registrationId: string | undefined,
  device: string | null,
  now: Date,
): Promise<number> {
  const [counted] = await db
    .update(eventCodes)
    .set({ tries: sql`least(${eventCodes.tries} + 1, 1000)` })
    .where(codeOf(registrationId, device, now))
    .returning({ tries: eventCodes.tries });
  return counted?.tries ?? 0;
}

const codeOf = (registrationId = '', device: string | null, now: Date) =>
  and(
    eq(eventCodes.registrationId, registrationId),
    eq(eventCodes.device, device ?? ''),
    gt(eventCodes.expiresAt, now),
  );

/**
 * Uses up a registration's code if it matches and is valid; without one it compares all the same. Of two parallel uses
 * one succeeds.
 */
export async function spendCode(
  db: Db,
  registrationId: string | undefined,
  device: string | null,
  code: string,
  now: Date,
): Promise<boolean> {
  const [kept] = await db
    .select()
    .from(eventCodes)
    .where(codeOf(registrationId, device, now));
  const { fits, givenHash } = checkOneTimeCode('event-code', registrationId, code, kept?.codeHash);
  if (!kept || !fits || kept.tries > TRIES_A_CODE) return false;
  const spent = await db
    .delete(eventCodes)
    .where(and(codeOf(kept.registrationId, kept.device, now), eq(eventCodes.codeHash, givenHash)))
    .returning({ registrationId: eventCodes.registrationId });
  return spent.length > 0;
}
