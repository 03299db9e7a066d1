import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { revokeBrowsers } from './sessions.repo.ts';

/** Signs somebody out everywhere, in the transaction of what their company decided. */
export const closeSessions = async (db: Db, userId: string, now: Date): Promise<void> =>
  void (await revokeBrowsers(db, userId, now));
