import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';

/**
 * What the API reads of sessions before it serves a signed-in caller: an access token is valid for 15 minutes, its
 * session may end earlier. Implemented by features/identity, wired by `start/wire-features.ts`.
 */
export type SessionReader = {
  /**
   * SQL condition that holds while the caller's session is open: not ended, not revoked by a replayed refresh token,
   * not expired, and of this person. A condition, so that it becomes part of a query made anyway.
   */
  isOpen: (caller: { userId: string; userType: UserType; sessionId: string }, now: Date) => SQL;
  /** The browser's session that a tab's session was opened from; itself where it was opened by signing in there. */
  browserOf: (db: Db, sessionId: string) => Promise<string>;
  /** Those of the sessions that are no longer open. */
  endedAmong: (db: Db, sessionIds: readonly string[], now: Date) => Promise<string[]>;
};
