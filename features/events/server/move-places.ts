import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { noPlaceText, peopleOf } from '../rules/event-text.ts';
import { type Party, placeChanges } from '../rules/place-changes.ts';
import { eventDays } from './tables.ts';

/**
 * Returns and takes the places between two parties, one guarded UPDATE per day in the order of days, which avoids
 * deadlocks. Throws CONFLICT beside `days`, naming every full day, and INVALID_INPUT for a day the event does not have;
 * the transaction then rolls back.
 */
export async function movePlaces(
  db: Db,
  eventId: string,
  before: Party | null,
  after: Party | null,
  today: IsoDate,
): Promise<void> {
  const refused: string[] = [];
  for (const { day, by } of placeChanges(before, after)) {
    const here = and(eq(eventDays.eventId, eventId), eq(eventDays.day, day));
    const free = sql<number>`${eventDays.capacity} - ${eventDays.taken}`;
    const moved = await db
      .update(eventDays)
      .set({ taken: sql`${eventDays.taken} + ${by}` })
      .where(and(here, sql`${free} >= ${by}`))
      .returning({ day: eventDays.day });
    if (moved.length) continue;
    const [left] = await db.select({ free }).from(eventDays).where(here);
    if (!left)
      throw new AppError('INVALID_INPUT', 'Choose among the days of the event.', {
        fields: { days: 'Choose among the days of the event.' },
      });
    const already = before?.days.includes(day) ? peopleOf(before) : 0;
    refused.push(noPlaceText(formatDate(day, today), left.free + already, peopleOf(after ?? { companions: 0 })));
  }
  if (!refused.length) return;
  const words = `${refused.join(' ')} Nothing was changed.`;
  throw new AppError('CONFLICT', words, { fields: { days: words } });
}
