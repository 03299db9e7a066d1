import 'server-only';
import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { invitations } from './tables.ts';

export const INVITATION_DAYS = 7;

/** A new invitation token; the database stores its hash. */
export async function issueInvitation(
  db: Db,
  employee: { companyId: string; employeeId: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  await db.insert(invitations).values({ ...employee, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

/** The invitation of a token from an email. Reads across companies: the invitation says which one it is. */
export async function findInvitation(db: Db, token: string): Promise<typeof invitations.$inferSelect | undefined> {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  return invitation;
}
