import 'server-only';
import { and, eq } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type {
  NotificationPreferences,
  notificationPreferences as readOperation,
  saveNotificationPreferences as saveOperation,
} from '../contract.ts';
import { CHANNELS, comesBy, NOTIFICATION_KINDS, preferenceProblems } from '../rules/preferences.ts';
import { offOf } from './preferences.repo.ts';
import { switchedOff } from './tables.ts';

/** What reaches the caller by which channel, and what the company switched off for everybody. */
export const readPreferences: UseCase<typeof readOperation> = ({ db, caller: { companyId, userId } }) =>
  preferencesOf(db, companyId, userId);

/** Replaces what the caller switched off. */
export const savePreferences: UseCase<typeof saveOperation> = async ({
  db,
  body: { off },
  caller: { companyId, userId },
}) => {
  const fields = preferenceProblems(off);
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields });
  await db.delete(switchedOff).where(and(eq(switchedOff.companyId, companyId), eq(switchedOff.userId, userId)));
  const rows = off.filter(({ kind, channel }) => comesBy(kind, channel));
  if (rows.length)
    await db
      .insert(switchedOff)
      .values(rows.map((one) => ({ ...one, companyId, userId })))
      .onConflictDoNothing();
  return preferencesOf(db, companyId, userId);
};

async function preferencesOf(db: Db, companyId: string, userId: string): Promise<NotificationPreferences> {
  const { notices } = await settingsOf(db, companyId);
  const off = await offOf(db, companyId, userId);
  return {
    kinds: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      company: notices.includes(kind),
      channels: CHANNELS.filter((channel) => comesBy(kind, channel)).map((channel) => ({
        channel,
        on: !off.some((one) => one.kind === kind && one.channel === channel),
      })),
    })),
  };
}
