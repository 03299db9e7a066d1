import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';

/**
 * What the API asks of sessions before it serves a signed-in caller: an access token lives 15 minutes, its session may
 * end before. Implemented by features/identity, wired by `lib/server/start/wire-features.ts`.
 */
export type SessionReader = {
  /**
   * A condition that holds while the caller's session is open: not ended, not revoked by a replayed refresh token, not
   * past its time, and of this person. A condition rather than an answer, so that it rides in a query made anyway.
   */
  isOpen: (caller: { userId: string; userType: UserType; sessionId: string }, now: Date) => SQL;
  /** Those of the sessions that are no longer open. */
  endedAmong: (db: Db, sessionIds: readonly string[], now: Date) => Promise<string[]>;
};
