import 'server-only';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { hashToken, newToken } from './tokens.ts';
import { passwordLinks, users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/** A new link's token; the database stores its hash. */
export async function issueLink(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await db.insert(passwordLinks).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/** The person of a valid link; locked, so that of two parallel uses the second is refused. */
export async function lockLink(db: Db, userType: UserType, token: string, now: Date): Promise<UserRow | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(
      and(
        eq(passwordLinks.tokenHash, hashToken(token)),
        eq(users.userType, userType),
        isNull(users.deletedAt),
        isNull(passwordLinks.usedAt),
        gt(passwordLinks.expiresAt, now),
      ),
    )
    .for('update');
  return found?.user;
}

/** Invalidates every link of a person after a change of password or address. */
export async function useUpLinks(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}
