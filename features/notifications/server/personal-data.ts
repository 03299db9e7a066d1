import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { SwitchedOff } from '../rules/preferences.ts';
import { offOf, switchAllOn } from './preferences.repo.ts';

/** What a consumer switched off, for the copy of their data. */
export const takeoutPreferences = async (
  db: Db,
  userId: string,
): Promise<{ notificationsSwitchedOff: SwitchedOff[] }> => ({
  notificationsSwitchedOff: await offOf(db, { companyId: null, userId }),
});

/** Forgets what a consumer switched off, in the transaction that closes the account. */
export const erasePreferences = (tx: Db, { userId }: { userId: string }): Promise<void> =>
  switchAllOn(tx, { companyId: null, userId });
