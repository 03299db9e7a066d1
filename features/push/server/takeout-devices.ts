import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { jsonOf } from '#lib/shared/json-of.ts';
import { quietHoursOf } from './quiet-hours.repo.ts';
import { pushDevices } from './tables.ts';

/** The push registrations and quiet hours of a person for the copy of their data. A push address is a secret of its browser, so only its host is named. */
export async function takeoutDevices(db: Db, userId: string) {
  const rows = await db
    .select({ deviceId: pushDevices.deviceId, token: pushDevices.token, registeredAt: pushDevices.registeredAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(pushDevices.registeredAt);
  return {
    pushDevices: rows.map(({ deviceId, token, registeredAt }) => ({
      deviceId,
      pushService: serviceOf(token),
      registeredAt: registeredAt.toISOString(),
    })),
    quietHours: (await quietHoursOf(db, [userId])).get(userId) ?? null,
  };
}

/** The host of a subscription; a token of Firebase names none. */
function serviceOf(token: string): string {
  const subscription = jsonOf(token) as { endpoint: string } | null;
  return subscription ? new URL(subscription.endpoint).host : 'Firebase Cloud Messaging';
}
