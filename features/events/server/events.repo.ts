import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { eventDays, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;
export type DayRow = typeof eventDays.$inferSelect;

/**
 * The event of a code, unless staff removed it. `lock`: it is not changed or cancelled until the transaction ends. Throws
 * NOT_FOUND.
 */
export async function eventOf(db: Db, code: string, { lock = false } = {}): Promise<EventRow> {
  const query = db
    .select()
    .from(events)
    .where(and(eq(events.code, code), isNull(events.removedAt)));
  const [event] = await (lock ? query.for('share') : query);
  if (!event) throw notFound('This event');
  return event;
}

/** The days of an event, in order. */
export const daysOf = (db: Db, eventId: string): Promise<DayRow[]> =>
  db.select().from(eventDays).where(eq(eventDays.eventId, eventId)).orderBy(asc(eventDays.day));
