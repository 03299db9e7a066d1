import 'server-only';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { LINK_HOURS } from '../rules/staff-session.ts';
import { staffAccounts, staffLinks } from './tables.ts';

export type StaffRow = typeof staffAccounts.$inferSelect;

const isOpen = isNull(staffAccounts.closedAt);

/** An open account by its address. */
export async function findStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staffAccounts)
    .where(and(eq(staffAccounts.email, email), isOpen));
  return found;
}

/** The new token of a link to set a password; earlier links of the person become invalid. */
export async function issueStaffLink(db: Db, staffId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  await db.insert(staffLinks).values({ tokenHash: hashToken(token), staffId, expiresAt });
  return token;
}

/** Uses up a link and gives its person, if both are valid. Of two parallel uses one succeeds. */
export async function spendStaffLink(db: Db, token: string, now: Date): Promise<StaffRow | undefined> {
  const [link] = await db
    .delete(staffLinks)
    .where(and(eq(staffLinks.tokenHash, hashToken(token)), gt(staffLinks.expiresAt, now)))
    .returning();
  if (!link) return undefined;
  const [staff] = await db
    .select()
    .from(staffAccounts)
    .where(and(eq(staffAccounts.id, link.staffId), isOpen));
  return staff;
}
