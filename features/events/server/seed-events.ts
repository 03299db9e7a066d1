import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '#lib/server/db/connect.ts';
import { instantAt } from '#lib/server/zone.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { nameLine } from '#lib/shared/name-fields.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { DEMO_EVENT } from './demo-event.ts';
import { eventDays, events } from './tables.ts';

/** The hotel of the demo event. */
export type Venue = { name: string; address: string; hotel: string | null };

/** Texts of an event for pages and emails. */
const shownTexts = z.object({
  name: nameLine().min(1).max(120),
  headline: oneLine().min(1).max(200),
  about: paragraphs().min(1).max(4000),
  cityName: nameLine().min(1).max(120),
  venueName: nameLine().min(1).max(120),
  venueAddress: oneLine().min(1).max(200),
});

/** The place of the demo event. */
export const DEMO_EVENT_CITY = DEMO_EVENT.citySlug;

/**
 * Adds the demo event where there is no future one: a weekend about eight weeks after `today`. A past one keeps its
 * guests under an address of its own, such as /CIT-2701 for January 2027. Repeated calls change nothing. Throws
 * ZodError for texts that a page or email cannot show.
 */
export async function seedEvents(db: Db, { today, venue }: { today: IsoDate; venue: Venue }): Promise<void> {
  const { days, weeksAhead, ...event } = DEMO_EVENT;
  const friday = fridayAfter(addDays(today, weeksAhead * 7));
  const dayOf = (index: number): IsoDate => addDays(friday, index);
  const row = {
    ...event,
    id: newId('evt'),
    venueName: venue.name,
    venueAddress: venue.address,
    venueHotel: venue.hotel,
    registrationClosesAt: instantAt(addDays(friday, -7), '23:59', event.zone),
    endsAt: instantAt(dayOf(days.length), '00:00', event.zone),
  };
  shownTexts.parse(row);
  await db.transaction(async (tx) => {
    await tx
      .update(events)
      .set({ code: sql`'CIT-' || to_char(${events.endsAt} at time zone ${events.zone}, 'YYMM')` })
      .where(and(eq(events.code, event.code), lte(events.endsAt, instantAt(today, '00:00', event.zone))));
    const [added] = await tx
      .insert(events)
      .values(row)
      .onConflictDoNothing({ target: events.code })
      .returning({ id: events.id });
    if (added)
      await tx.insert(eventDays).values(days.map((day, index) => ({ ...day, eventId: added.id, day: dayOf(index) })));
  });
}

const fridayAfter = (date: IsoDate): IsoDate => addDays(date, (5 - new Date(`${date}T00:00:00Z`).getUTCDay() + 7) % 7);
