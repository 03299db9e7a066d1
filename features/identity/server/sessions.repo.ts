import 'server-only';
import { and, eq, gt, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { familyEnd } from '../rules/refresh-verdict.ts';
import { hashToken, newToken } from './tokens.ts';
import { refreshTokens, sessions } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewFamily = Pick<SessionRow, 'userId' | 'userType' | 'kind' | 'openedFrom' | 'device'>;

/** Opens a session family of a person who signed in at `signedInAt`; gives its id. */
export async function insertFamily(db: Db, family: NewFamily, now: Date, signedInAt = now): Promise<string> {
  const id = newId('ses', now.getTime());
  const expiresAt = familyEnd(now, signedInAt, family.userType as UserType);
  await db.insert(sessions).values({ ...family, id, createdAt: now, lastUsedAt: now, expiresAt });
  return id;
}

/** The next token of a family, for the browser. */
export async function issueToken(db: Db, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(refreshTokens).values({ tokenHash: hashToken(token), sessionId, createdAt: now });
  return token;
}

/**
 * A token with its family, both locked: parallel uses of one token run one after the other. `signedInAt` is when the
 * saved family that a tab was opened from began; its row outlives the tab (`retention.ts`).
 */
export async function lockToken(
  db: Db,
  token: string,
): Promise<{ usedAt: Date | null; session: SessionRow; signedInAt: Date } | undefined> {
  const signedInAt = sql`coalesce((select root.created_at from sessions root where root.id = ${sessions.openedFrom}), ${sessions.createdAt})`;
  const [found] = await db
    .select({ usedAt: refreshTokens.usedAt, session: sessions, signedInAt: signedInAt.mapWith(sessions.createdAt) })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
    .for('update');
  return found;
}

/** The family of a token, used or not. */
export async function familyOfToken(db: Db, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return found?.sessionId;
}

/** Marks all unused tokens of the family as used, including a successor whose answer was lost. */
export async function useUpTokens(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)));
}

/**
 * Extends the family and the saved family it was opened from, up to the maximum after signing in
 * (`LONGEST_SESSION_DAYS`).
 */
export async function extendSession(
  db: Db,
  { id, openedFrom, userType }: SessionRow,
  now: Date,
  signedInAt: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: familyEnd(now, signedInAt, userType as UserType) })
    .where(or(eq(sessions.id, id), eq(sessions.id, openedFrom ?? id)));
}

/** Ends a family. */
export async function revokeFamily(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends the tabs that a saved family opened since an instant: a thief of its token may have opened them. */
export async function revokeOpenedSince(db: Db, savedId: string, since: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.openedFrom, savedId), gte(sessions.createdAt, since), isNull(sessions.revokedAt)));
}

/** A person's browser session, the saved family with every tab opened from it, by the saved one's id. */
const rootOf = sql<string>`coalesce(${sessions.openedFrom}, ${sessions.id})`;

export type BrowserSession = {
  root: string;
  device: SessionRow['device'];
  signedInAt: Date;
  lastUsedAt: Date;
  tabs: string[];
};

/** The browsers a person is signed in at, by last use: one query, however many tabs. */
export async function browsersOf(db: Db, userId: string, now: Date): Promise<BrowserSession[]> {
  const { rows } = await db.execute<{
    root: string;
    device: SessionRow['device'];
    signed_in_at: string;
    last_used_at: string;
    tabs: string[];
  }>(sql`
    select coalesce(opened_from, id) as root, min(created_at)::text as signed_in_at, max(last_used_at)::text as last_used_at,
      (array_agg(device order by last_used_at desc))[1] as device, array_agg(id) as tabs
    from sessions where user_id = ${userId} and revoked_at is null and expires_at > ${now}
    group by 1 order by max(last_used_at) desc, 1`);
  return rows.map(({ root, device, signed_in_at, last_used_at, tabs }) => ({
    root,
    device,
    tabs,
    signedInAt: new Date(signed_in_at),
    lastUsedAt: new Date(last_used_at),
  }));
}

/** The browser session a tab belongs to. */
export async function rootOfTab(db: Db, sessionId: string): Promise<string> {
  const [tab] = await db.select({ root: rootOf }).from(sessions).where(eq(sessions.id, sessionId));
  return tab?.root ?? sessionId;
}

/** Ends a person's sessions: all, one (`only`), or all but one (`but`). Gives the number of browsers. */
export async function revokeBrowsers(
  db: Db,
  userId: string,
  now: Date,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const chosen: SQL | undefined =
    which.only !== undefined ? eq(rootOf, which.only) : which.but !== undefined ? ne(rootOf, which.but) : undefined;
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now), chosen))
    .returning({ root: rootOf });
  return new Set(ended.map(({ root }) => root)).size;
}
