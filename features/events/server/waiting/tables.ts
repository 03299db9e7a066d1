import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#lib/server/language.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { events } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The waiting list of an event, a row for each mail. Places are kept for it until `offeredUntil`, counted in `taken`. */
export const eventWaiting = pgTable(
  'event_waiting',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile'), // as of a registration
    companions: smallint('companions').notNull(),
    days: jsonb('days').$type<IsoDate[]>().notNull(),
    joinedAt: instant('joined_at').notNull(),
    offeredUntil: instant('offered_until'),
    language: text('language').$type<Language>(), // as of a registration
  },
  (table) => [
    uniqueIndex('event_waiting_mail').on(table.eventId, table.email),
    index('event_waiting_queue').on(table.eventId, table.joinedAt, table.id),
    index('event_waiting_address').on(table.email),
    index('event_waiting_offered')
      .on(table.offeredUntil)
      .where(sql`offered_until is not null`),
    check('event_waiting_companions', sql`${table.companions} >= 0`),
  ],
);
