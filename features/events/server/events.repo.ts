import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { eventDays, events } from './tables.ts';

export type EventRow = typeof events.$inferSelect;
export type DayRow = typeof eventDays.$inferSelect;

/** The event of a code. Throws NOT_FOUND. */
export async function eventOf(db: Db, code: string): Promise<EventRow> {
  const [event] = await db.select().from(events).where(eq(events.code, code));
  if (!event) throw notFound('This event');
  return event;
}

/** The days of an event, in order. */
export const daysOf = (db: Db, eventId: string): Promise<DayRow[]> =>
  db.select().from(eventDays).where(eq(eventDays.eventId, eventId)).orderBy(asc(eventDays.day));
