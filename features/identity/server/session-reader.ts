import 'server-only';
import { sql } from 'drizzle-orm';
import type { SessionReader } from '#lib/server/ports/session-reader.ts';
import { sessions } from './tables.ts';

/** Whether a session is open, by its primary key. */
export const sessionReader: SessionReader = {
  isOpen: ({ sessionId, userId, userType }, now) => sql`exists (
    select from ${sessions} where ${sessions.id} = ${sessionId} and ${sessions.userId} = ${userId} and ${sessions.userType} = ${userType}
      and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`,
};
