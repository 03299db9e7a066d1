import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import type { SwitchedOff } from '../rules/preferences.ts';
import { switchedOff } from './tables.ts';

/** What a person switched off. */
export const offOf = (db: Db, companyId: string, userId: string): Promise<SwitchedOff[]> =>
  db
    .select({ kind: switchedOff.kind, channel: switchedOff.channel })
    .from(switchedOff)
    .where(and(eq(switchedOff.companyId, companyId), eq(switchedOff.userId, userId)));

/** Those of these people who have not switched this off. One query. */
export const notificationPreferences: ReadPorts['notificationPreferences'] = {
  wantedBy: async (db, companyId, kind, channel, userIds) => {
    if (!userIds.length) return [];
    const rows = await db
      .select({ userId: switchedOff.userId })
      .from(switchedOff)
      .where(
        and(
          eq(switchedOff.companyId, companyId),
          inArray(switchedOff.userId, [...userIds]),
          eq(switchedOff.kind, kind),
          eq(switchedOff.channel, channel),
        ),
      );
    const off = new Set(rows.map(({ userId }) => userId));
    return userIds.filter((userId) => !off.has(userId));
  },
};
