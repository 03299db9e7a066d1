import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { secret } from '#lib/server/secrets.ts';
import { CODE_MINUTES, TRIES_A_CODE } from '../rules/code-tries.ts';
import { eventCodes } from './tables.ts';

/** Six digits are soon guessed from a plain hash, so the database alone does not give them away. */
const hashCode = (registrationId: string, code: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`event-code:${registrationId}:${code}`).digest('hex');

/** A new code of a registration for the device that asked; the one before it opens nothing any more. */
export async function issueCode(db: Db, registrationId: string, device: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    codeHash: hashCode(registrationId, code),
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
    tries: 0,
  };
  await db
    .insert(eventCodes)
    .values({ registrationId, device, ...row })
    .onConflictDoUpdate({ target: [eventCodes.registrationId, eventCodes.device], set: row });
  return code;
}

/**
 * Counts a try before it is looked at, on the code that a device asked for; gives how many there were. 0 where there is
 * no such code: what is tried then opens nothing.
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

/** Uses up a registration's code if it is this one and still good; without one it compares all the same. Of two who use one at once, one does. */
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
  const given = hashCode(registrationId ?? '', code);
  const fits = timingSafeEqual(Buffer.from(given), Buffer.from(kept?.codeHash ?? hashCode('', '')));
  if (!kept || !fits || kept.tries > TRIES_A_CODE) return false;
  const spent = await db
    .delete(eventCodes)
    .where(and(codeOf(kept.registrationId, kept.device, now), eq(eventCodes.codeHash, given)))
    .returning({ registrationId: eventCodes.registrationId });
  return spent.length > 0;
}
