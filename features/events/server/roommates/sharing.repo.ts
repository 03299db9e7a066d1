import 'server-only';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { Sharing } from '../../rules/roommates.ts';
import { eventRegistrations } from '../tables.ts';
import { eventRoomRequests, eventSharers } from './tables.ts';

export type SharerRow = typeof eventSharers.$inferSelect;

/**
 * Puts changes of who shares rooms at one event one after the other. It is the last lock of a transaction: after those of
 * registrations and days.
 */
export const lockSharing = async (tx: Db, eventId: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(hashtext('event roommates'), hashtext(${eventId}))`));

/** What decides on these registrations: their rows and their partners', and every request of theirs or to them. */
export async function sharingOf(db: Db, ids: readonly string[]): Promise<Sharing> {
  const sharers = await db
    .select({ id: eventSharers.registrationId, sharesWith: eventSharers.sharesWith })
    .from(eventSharers)
    .where(or(inArray(eventSharers.registrationId, [...ids]), inArray(eventSharers.sharesWith, [...ids])));
  const requests = await db
    .select({ from: eventRoomRequests.fromId, to: eventRoomRequests.toId, state: eventRoomRequests.state })
    .from(eventRoomRequests)
    .where(or(inArray(eventRoomRequests.fromId, [...ids]), inArray(eventRoomRequests.toId, [...ids])));
  return { sharers, requests };
}

/** Writes what a decision changes. The event is locked (`lockSharing`). */
export async function saveSharing(tx: Db, { sharers, requests }: Sharing): Promise<void> {
  if (requests.length)
    await tx
      .insert(eventRoomRequests)
      .values(requests.map(({ from, to, state }) => ({ fromId: from, toId: to, state })))
      .onConflictDoUpdate({
        target: [eventRoomRequests.fromId, eventRoomRequests.toId],
        set: { state: sql`excluded.state` },
      });
  for (const { id, sharesWith } of sharers)
    await tx.update(eventSharers).set({ sharesWith }).where(eq(eventSharers.registrationId, id));
}

/** The row of a registration on the list of its event. */
export async function sharerOf(db: Db, registrationId: string): Promise<SharerRow | undefined> {
  const [found] = await db.select().from(eventSharers).where(eq(eventSharers.registrationId, registrationId));
  return found;
}

/** The registration of a guest on the list of an event, by the id that others see. */
export async function registrationOf(db: Db, eventId: string, guestId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ registrationId: eventSharers.registrationId })
    .from(eventSharers)
    .where(and(eq(eventSharers.id, guestId), eq(eventSharers.eventId, eventId)));
  return found?.registrationId;
}

/** The names with whom registrations share a room, by registration. */
export async function partnersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: eventSharers.registrationId, name: eventRegistrations.name })
    .from(eventSharers)
    .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventSharers.sharesWith))
    .where(inArray(eventSharers.registrationId, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
