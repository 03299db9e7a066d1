import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type {
  NotificationPreferences,
  notificationPreferences as readOperation,
  PersonalPreferences,
  personalPreferences as readPersonalOperation,
  saveNotificationPreferences as saveOperation,
  savePersonalPreferences as savePersonalOperation,
} from '../contract.ts';
import {
  channelsOf,
  comesAtWork,
  comesBy,
  comesPersonallyBy,
  NOTIFICATION_KINDS,
  PERSONAL_KINDS,
  preferenceProblems,
  type Channel,
  type SwitchedOff,
} from '../rules/preferences.ts';
import { offOf, switchAllOn, switchOff, type Owner } from './preferences.repo.ts';

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
  await replaceOff(db, { companyId, userId }, off, comesBy);
  return preferencesOf(db, companyId, userId);
};

/** What reaches a consumer by which channel, beside the emails about bookings and money that are always sent. */
export const readPersonalPreferences: UseCase<typeof readPersonalOperation> = ({ db, caller: { userId } }) =>
  personalPreferencesOf(db, userId);

/** Replaces what a consumer switched off. */
export const savePersonalPreferences: UseCase<typeof savePersonalOperation> = async ({
  db,
  body: { off },
  caller: { userId },
}) => {
  await replaceOff(db, { companyId: null, userId }, off, comesPersonallyBy);
  return personalPreferencesOf(db, userId);
};

async function replaceOff(
  db: Db,
  owner: Owner,
  off: readonly SwitchedOff[],
  canCome: (kind: SwitchedOff['kind'], channel: Channel) => boolean,
): Promise<void> {
  await switchAllOn(db, owner);
  await switchOff(
    db,
    owner,
    off.filter(({ kind, channel }) => canCome(kind, channel)),
  );
}

async function preferencesOf(db: Db, companyId: string, userId: string): Promise<NotificationPreferences> {
  const { notices } = await settingsOf(db, companyId);
  const off = await offOf(db, { companyId, userId });
  return {
    kinds: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      company: comesAtWork(kind, notices),
      channels: channelsOf(kind, off, comesBy),
    })),
  };
}

async function personalPreferencesOf(db: Db, userId: string): Promise<PersonalPreferences> {
  const off = await offOf(db, { companyId: null, userId });
  return { kinds: PERSONAL_KINDS.map((kind) => ({ kind, channels: channelsOf(kind, off, comesPersonallyBy) })) };
}
