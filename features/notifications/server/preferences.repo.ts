import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { comesAtWork, type SwitchedOff } from '../rules/preferences.ts';
import { personalSwitchedOff, switchedOff } from './tables.ts';

/** Whose preferences: an employee's of a company, or a consumer's, whose `companyId` is null. */
export type Owner = { companyId: string | null; userId: string };

/** What a person switched off. */
export const offOf = (db: Db, { companyId, userId }: Owner): Promise<SwitchedOff[]> =>
  companyId === null
    ? db
        .select({ kind: personalSwitchedOff.kind, channel: personalSwitchedOff.channel })
        .from(personalSwitchedOff)
        .where(eq(personalSwitchedOff.userId, userId))
    : db
        .select({ kind: switchedOff.kind, channel: switchedOff.channel })
        .from(switchedOff)
        .where(and(eq(switchedOff.companyId, companyId), eq(switchedOff.userId, userId)));

/** Switches something off for a person, beside what is off already. */
export async function switchOff(db: Db, { companyId, userId }: Owner, off: readonly SwitchedOff[]): Promise<void> {
  if (!off.length) return;
  await (companyId === null
    ? db
        .insert(personalSwitchedOff)
        .values(off.map((one) => ({ ...one, userId })))
        .onConflictDoNothing()
    : db
        .insert(switchedOff)
        .values(off.map((one) => ({ ...one, companyId, userId })))
        .onConflictDoNothing());
}

/** Switches everything on for a person. */
export async function switchAllOn(db: Db, { companyId, userId }: Owner): Promise<void> {
  await (companyId === null
    ? db.delete(personalSwitchedOff).where(eq(personalSwitchedOff.userId, userId))
    : db.delete(switchedOff).where(and(eq(switchedOff.companyId, companyId), eq(switchedOff.userId, userId))));
}

/** Those of these people who get a kind of news by a channel: the company's settings and their own decide. */
export const notificationPreferences: ReadPorts['notificationPreferences'] = {
  wantedBy: async (db, companyId, kind, channel, userIds) => {
    if (!userIds.length) return [];
    if (companyId !== null && !comesAtWork(kind, (await settingsOf(db, companyId)).notices)) return [];
    const off = new Set(await whoSwitchedOff(db, companyId, { kind, channel }, userIds));
    return userIds.filter((userId) => !off.has(userId));
  },
};

async function whoSwitchedOff(
  db: Db,
  companyId: string | null,
  { kind, channel }: SwitchedOff,
  userIds: readonly string[],
): Promise<string[]> {
  const table = companyId === null ? personalSwitchedOff : switchedOff;
  const rows = await db
    .select({ userId: table.userId })
    .from(table)
    .where(
      and(
        companyId === null ? undefined : eq(switchedOff.companyId, companyId),
        inArray(table.userId, [...userIds]),
        eq(table.kind, kind),
        eq(table.channel, channel),
      ),
    );
  return rows.map(({ userId }) => userId);
}
