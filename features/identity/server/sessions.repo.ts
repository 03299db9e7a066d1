import 'server-only';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { familyEnd } from '../rules/refresh-verdict.ts';
import { hashToken, newRefreshToken } from './refresh-token.ts';
import { refreshTokens, sessions } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type NewFamily = Pick<SessionRow, 'userId' | 'userType' | 'kind' | 'openedFrom' | 'device'>;

/** Opens a session family; gives its id. */
export async function insertFamily(db: Db, family: NewFamily, now: Date): Promise<string> {
  const id = newId('ses', now.getTime());
  await db.insert(sessions).values({ ...family, id, createdAt: now, lastUsedAt: now, expiresAt: familyEnd(now) });
  return id;
}

/** The next token of a family, as the browser gets it. */
export async function issueToken(db: Db, sessionId: string, now: Date): Promise<string> {
  const token = newRefreshToken();
  await db.insert(refreshTokens).values({ tokenHash: hashToken(token), sessionId, createdAt: now });
  return token;
}

/** A presented token with its family, both locked: two who present one token take turns. */
export async function lockToken(
  db: Db,
  token: string,
): Promise<{ usedAt: Date | null; session: SessionRow } | undefined> {
  const [found] = await db
    .select({ usedAt: refreshTokens.usedAt, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
    .for('update');
  return found;
}

/** Marks what the family has not used yet as used, a successor whose answer was lost included. */
export async function useUpTokens(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)));
}

/** Moves the family's end, and that of the saved family it was opened from: whoever is active stays remembered. */
export async function keepAlive(db: Db, { id, openedFrom }: SessionRow, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now, expiresAt: familyEnd(now) })
    .where(or(eq(sessions.id, id), eq(sessions.id, openedFrom ?? id)));
}

/** Ends a family. */
export async function revokeFamily(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends the tabs that a saved family opened since an instant: whoever replays its token may have opened them. */
export async function revokeOpenedSince(db: Db, savedId: string, since: Date, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.openedFrom, savedId), gte(sessions.createdAt, since), isNull(sessions.revokedAt)));
}
