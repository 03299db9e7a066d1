import 'server-only';
import { randomBytes } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { hashGuestToken } from '#lib/server/event-guest.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { GUEST_HOURS } from '../rules/code-tries.ts';
import { eventRegistrations, eventSessions } from './tables.ts';

/** Signs a guest in: a token with 256 random bits, of which the database stores the hash. */
export async function openGuestSession(
  db: Db,
  registrationId: string,
  now: Date,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const accessToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + GUEST_HOURS * 3_600_000);
  await db
    .insert(eventSessions)
    .values({ tokenHash: hashGuestToken(accessToken), registrationId, createdAt: now, expiresAt });
  return { accessToken, expiresAt };
}

/** Ends a sign-in; repeated calls are no error. */
export const closeGuestSession = async (db: Db, accessToken: string): Promise<void> =>
  void (await db.delete(eventSessions).where(eq(eventSessions.tokenHash, hashGuestToken(accessToken))));

/** Ends every sign-in of a registration. */
export const closeGuestSessions = async (db: Db, registrationId: string): Promise<void> =>
  void (await db.delete(eventSessions).where(eq(eventSessions.registrationId, registrationId)));

/** Operator command: signs all guests of all events out. Gives how many; without `apply` it only counts. */
export async function closeAllGuestSessions(db: Db, { apply }: { apply: boolean }): Promise<number> {
  const [open] = await db.select({ guests: count() }).from(eventSessions);
  if (apply) await db.delete(eventSessions);
  return open?.guests ?? 0;
}

/** The registration of a guest's token. */
export const eventGuests: ReadPorts['eventGuests'] = {
  byTokenHash: async (db, tokenHash, now) => {
    const [found] = await db
      .select({ userId: eventRegistrations.id, eventId: eventRegistrations.eventId })
      .from(eventSessions)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventSessions.registrationId))
      .where(and(eq(eventSessions.tokenHash, tokenHash), gt(eventSessions.expiresAt, now)));
    return found ?? null;
  },
};
