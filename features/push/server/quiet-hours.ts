import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { quietHoursOf, setQuietHours } from './quiet-hours.repo.ts';

/** The hours in which push messages to the caller wait. */
export const readQuietHours: UseCase<typeof contract.readQuietHours> = async ({ db, caller: { userId } }) => ({
  quietHours: (await quietHoursOf(db, [userId])).get(userId) ?? null,
});

/** Sets or removes the caller's quiet hours. */
export const saveQuietHours: UseCase<typeof contract.saveQuietHours> = async ({
  db,
  body: { quietHours },
  caller: { userId },
}) => {
  await setQuietHours(db, userId, quietHours);
  return { quietHours };
};
