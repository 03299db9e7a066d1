import 'server-only';
import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { pushDevices } from './tables.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;

/** Devices of one person; one more replaces the one registered longest ago. */
const MOST_DEVICES = 10;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Registers a person's device, in place of what it registered before. `db` is a transaction. */
export async function saveDevice(
  db: Db,
  device: Pick<DeviceRow, 'userId' | 'userType' | 'token' | 'deviceId' | 'sessionId'>,
  now: Date,
): Promise<void> {
  const { userId } = device;
  const fresh = { ...device, tokenHash: hashOf(device.token), registeredAt: now };
  await db
    .insert(pushDevices)
    .values({ ...fresh, id: newId('dvc', now.getTime()) })
    .onConflictDoUpdate({ target: [pushDevices.userId, pushDevices.deviceId], set: fresh });
  const newest = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.registeredAt), desc(pushDevices.id))
    .limit(MOST_DEVICES);
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), notInArray(pushDevices.id, newest)));
}

/** The devices of these people. */
export const devicesOf = (db: Db, userType: UserType, people: readonly string[]) =>
  db
    .select({ id: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(and(inArray(pushDevices.userId, [...people]), eq(pushDevices.userType, userType)));

/** Forgets a person's device, by its token, its id, or either; nothing where neither is named. */
export async function deleteDevice(
  db: Db,
  userId: string,
  { token, deviceId }: { token?: string | undefined; deviceId?: string | undefined },
): Promise<void> {
  const named = [
    ...(token ? [eq(pushDevices.tokenHash, hashOf(token))] : []),
    ...(deviceId ? [eq(pushDevices.deviceId, deviceId)] : []),
  ];
  if (named.length) await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), or(...named)));
}

/** Forgets devices by id, with the messages that wait for them. */
export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length) await db.delete(pushDevices).where(inArray(pushDevices.id, [...ids]));
}
