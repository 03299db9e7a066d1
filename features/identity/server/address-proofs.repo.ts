import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { checkOneTimeCode, newOneTimeCode } from '#lib/server/one-time-codes.ts';
import { addressProofs } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

export type ProofRow = typeof addressProofs.$inferSelect;
export type Purpose = ProofRow['purpose'];

/** A new code and link for an attempt; those before it work no more. Made when the email is written. */
export async function issueCode(db: Db, proofId: string, now: Date): Promise<{ code: string; linkToken: string }> {
  const { code, codeHash, expiresAt: codeExpiresAt } = newOneTimeCode('address-proof', proofId, now);
  const linkToken = newToken();
  await db
    .update(addressProofs)
    .set({ codeHash, linkHash: hashToken(linkToken), codeExpiresAt, tries: 0 })
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
  const { fits } = checkOneTimeCode('address-proof', id, code, codeHash);
  return fits && codeExpiresAt !== null && codeExpiresAt > now;
}

/** Ends an attempt that was completed; false when someone else did so a moment ago. `db` is a transaction. */
export async function endProof(db: Db, { id }: ProofRow): Promise<boolean> {
  return (
    (await db.delete(addressProofs).where(eq(addressProofs.id, id)).returning({ id: addressProofs.id })).length > 0
  );
}
