import 'server-only';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { secret } from '#lib/server/secrets.ts';
import { CODE_MINUTES } from '#lib/shared/one-time-codes.ts';
import { addressProofs } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

export type ProofRow = typeof addressProofs.$inferSelect;
export type Purpose = ProofRow['purpose'];

/** Six digits are soon guessed from a plain hash, so the database alone does not give them away. */
const hashCode = (proofId: string, code: string): string =>
  createHmac('sha256', secret('SESSION_SECRET')).update(`address-proof:${proofId}:${code}`).digest('hex');

/** A new code and link for an attempt; those before it work no more. Made when the email is written. */
export async function issueCode(db: Db, proofId: string, now: Date): Promise<{ code: string; linkToken: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = newToken();
  const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await db
    .update(addressProofs)
    .set({ codeHash: hashCode(proofId, code), linkHash: hashToken(linkToken), codeExpiresAt, tries: 0 })
    .where(eq(addressProofs.id, proofId));
  return { code, linkToken };
}

/** An attempt that has not ended, by its id or by its browser's token. */
export async function findProof(
  db: Db,
  which: { id: string } | { token: string },
  now: Date,
): Promise<ProofRow | undefined> {
  const wanted = 'id' in which ? eq(addressProofs.id, which.id) : eq(addressProofs.tokenHash, hashToken(which.token));
  const [proof] = await db
    .select()
    .from(addressProofs)
    .where(and(wanted, gt(addressProofs.expiresAt, now)));
  return proof;
}

/** Counts a try on an attempt before it is looked at, and gives the attempt; of a hundred tries at once each counts. */
export async function countTry(
  db: Db,
  purpose: Purpose,
  which: { token: string } | { linkToken: string },
  now: Date,
): Promise<ProofRow | undefined> {
  const wanted =
    'token' in which
      ? eq(addressProofs.tokenHash, hashToken(which.token))
      : eq(addressProofs.linkHash, hashToken(which.linkToken));
  const [proof] = await db
    .update(addressProofs)
    .set({ tries: sql`${addressProofs.tries} + 1` })
    .where(and(wanted, eq(addressProofs.purpose, purpose), gt(addressProofs.expiresAt, now)))
    .returning();
  return proof;
}

/** Whether this is the attempt's newest code and still good. Takes as long where there is none. */
export function codeFits({ id, codeHash, codeExpiresAt }: ProofRow, code: string, now: Date): boolean {
  const fits = timingSafeEqual(Buffer.from(hashCode(id, code)), Buffer.from(codeHash ?? hashCode('', '')));
  return fits && codeHash !== null && codeExpiresAt !== null && codeExpiresAt > now;
}

/** Ends an attempt that was completed; false when somebody else did so a moment ago. `db` is a transaction. */
export async function endProof(db: Db, { id }: ProofRow): Promise<boolean> {
  return (
    (await db.delete(addressProofs).where(eq(addressProofs.id, id)).returning({ id: addressProofs.id })).length > 0
  );
}
