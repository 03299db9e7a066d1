import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { secret } from '#lib/server/secrets.ts';
import { CODE_MINUTES } from '../rules/code-tries.ts';
import { eventCodes } from './tables.ts';

/** Six digits are soon guessed from a plain hash, so the database alone does not give them away. */
const hashCode = (registrationId: string, code: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`event-code:${registrationId}:${code}`).digest('hex');

/** A new code of a registration; the one before it opens nothing any more. */
export async function issueCode(db: Db, registrationId: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { codeHash: hashCode(registrationId, code), expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000) };
  await db
    .insert(eventCodes)
    .values({ registrationId, ...row })
    .onConflictDoUpdate({ target: eventCodes.registrationId, set: row });
  return code;
}

/** Uses up a registration's code if it is this one and still good; without a registration it compares all the same. Of two who use one at once, one does. */
export async function spendCode(db: Db, registrationId: string | undefined, code: string, now: Date): Promise<boolean> {
  const [kept] = await db
    .select()
    .from(eventCodes)
    .where(and(eq(eventCodes.registrationId, registrationId ?? ''), gt(eventCodes.expiresAt, now)));
  const given = hashCode(registrationId ?? '', code);
  const fits = timingSafeEqual(Buffer.from(given), Buffer.from(kept?.codeHash ?? hashCode('', '')));
  if (!kept || !fits) return false;
  return (
    (
      await db
        .delete(eventCodes)
        .where(and(eq(eventCodes.registrationId, kept.registrationId), eq(eventCodes.codeHash, given)))
        .returning()
    ).length > 0
  );
}
