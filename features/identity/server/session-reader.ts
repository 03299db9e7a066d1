import 'server-only';
import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SessionReader } from '#lib/server/ports/session-reader.ts';
import { rootOfTab } from './sessions.repo.ts';
import { sessions } from './tables.ts';

/** Whether sessions are open, by their primary key. */
export const sessionReader: SessionReader = {
  isOpen: ({ sessionId, userId, userType }, now) => sql`exists (
    select from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId} and ${sessions.userType} = ${userType}
      and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`,
  browserOf: rootOfTab,
  endedAmong: async (db, sessionIds, now) => {
    const open = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
    const isOpen = new Set(open.map(({ id }) => id));
    return sessionIds.filter((id) => !isOpen.has(id));
  },
};
