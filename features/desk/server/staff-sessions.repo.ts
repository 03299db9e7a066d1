import 'server-only';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { hashToken, newToken } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { endsAt } from '../rules/staff-session.ts';
import { staffAccounts, staffSessions } from './tables.ts';

/** Signs someone in at the desk: a token with 256 random bits, of which the database stores the hash. */
export async function openStaffSession(db: Db, staffId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId,
    openedAt: now,
    usedAt: now,
    expiresAt: endsAt({ openedAt: now, usedAt: now }),
  });
  return token;
}

/** Ends a sign-in and gives whose it was; null where it had ended. */
export async function closeStaffSession(db: Db, token: string): Promise<string | null> {
  const [closed] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.tokenHash, hashToken(token)))
    .returning({ staffId: staffSessions.staffId });
  return closed?.staffId ?? null;
}

/** Ends every sign-in of a person. */
export const closeStaffSessions = async (db: Db, staffId: string): Promise<void> =>
  void (await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId)));

/** Operator command: signs all staff out. Gives how many sign-ins; without `apply` it only counts. */
export async function closeAllStaffSessions(db: Db, { apply }: { apply: boolean }): Promise<number> {
  const [open] = await db.select({ sessions: count() }).from(staffSessions);
  if (apply) await db.delete(staffSessions);
  return open?.sessions ?? 0;
}

/** Uses within this time are one: a desk that is busy writes once a minute. */
const NOTED_EVERY_MS = 60_000;

/** Whose token it is. Implements the read port. */
export const staffReader: ReadPorts['staff'] = {
  byToken: async (db, token, now) => {
    const own = eq(staffSessions.tokenHash, hashToken(token));
    const [found] = await db
      .select({
        userId: staffAccounts.id,
        staffName: staffAccounts.name,
        openedAt: staffSessions.openedAt,
        usedAt: staffSessions.usedAt,
      })
      .from(staffSessions)
      .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
      .where(and(own, gt(staffSessions.expiresAt, now), isNull(staffAccounts.closedAt)));
    if (!found) return null;
    const { userId, staffName, openedAt, usedAt } = found;
    if (now.getTime() - usedAt.getTime() > NOTED_EVERY_MS)
      await db
        .update(staffSessions)
        .set({ usedAt: now, expiresAt: endsAt({ openedAt, usedAt: now }) })
        .where(own);
    return { userId, staffName };
  },
};
