import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { revokeBrowsers } from './sessions.repo.ts';

/** Ends all sessions of a person, in the transaction of their company's change. */
export const closeSessions = async (db: Db, userId: string, now: Date): Promise<void> =>
  void (await revokeBrowsers(db, userId, now));
