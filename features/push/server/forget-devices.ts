import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { setQuietHours } from './quiet-hours.repo.ts';
import { pushDevices } from './tables.ts';

/** Forgets the device of a person who logged out of its browser, in the transaction that logs them out. */
export async function deleteDeviceOfBrowser(
  db: Db,
  { userId, sessionId }: DomainEvents['browser.logged-out'],
): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.userId, userId)));
}

/** Forgets all devices and the quiet hours of a person whose account is closed. `db` is a transaction. */
export async function eraseDevices(db: Db, { userId }: { userId: string }): Promise<void> {
  await setQuietHours(db, userId, null);
  await db.delete(pushDevices).where(eq(pushDevices.userId, userId));
}
