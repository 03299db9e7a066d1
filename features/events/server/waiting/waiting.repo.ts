import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { EventRow } from '../events.repo.ts';
import { eventDays, events } from '../tables.ts';
import { eventWaiting } from './tables.ts';
import { waitingIdOf } from './waiting-key.ts';

export type WaitingRow = typeof eventWaiting.$inferSelect;

/**
 * Locks the days of an event, in their order, before places move or the waiting list changes: every change of one event
 * waits for the one before. Gives the free places by day.
 */
export async function lockDays(tx: Db, eventId: string): Promise<Map<IsoDate, number>> {
  const days = await tx
    .select({ day: eventDays.day, capacity: eventDays.capacity, taken: eventDays.taken })
    .from(eventDays)
    .where(eq(eventDays.eventId, eventId))
    .orderBy(asc(eventDays.day))
    .for('update');
  return new Map(days.map(({ day, capacity, taken }) => [day, capacity - taken]));
}

/** The waiting list of an event, the longest waiting first. At most `MOST_WAITING` rows. */
export const queueOf = (db: Db, eventId: string): Promise<WaitingRow[]> =>
  db
    .select()
    .from(eventWaiting)
    .where(eq(eventWaiting.eventId, eventId))
    .orderBy(asc(eventWaiting.joinedAt), asc(eventWaiting.id));

/** The place of a mail in the list of an event. */
export async function waitingOf(db: Db, eventId: string, email: string): Promise<WaitingRow | undefined> {
  const [found] = await db
    .select()
    .from(eventWaiting)
    .where(and(eq(eventWaiting.eventId, eventId), eq(eventWaiting.email, email)));
  return found;
}

/**
 * The place in a waiting list of a key, with its event. `lock`: the event stays as it is, and its days and list are changed
 * by nobody else until the transaction ends. Throws NOT_FOUND.
 */
export async function waitingOfKey(
  db: Db,
  key: string,
  { lock = false } = {},
): Promise<{ event: EventRow; entry: WaitingRow }> {
  const gone = () => notFound('This place on the waiting list');
  const id = waitingIdOf(key);
  if (id === null) throw gone();
  const find = async () => {
    const [found] = await db.select().from(eventWaiting).where(eq(eventWaiting.id, id));
    if (!found) throw gone();
    return found;
  };
  const before = await find();
  const query = db.select().from(events).where(eq(events.id, before.eventId));
  const [event] = await (lock ? query.for('share') : query);
  if (!event) throw gone();
  if (!lock) return { event, entry: before };
  await lockDays(db, event.id);
  return { event, entry: await find() };
}
