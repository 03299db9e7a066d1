import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RequestState } from '../../rules/roommates.ts';
import { eventRegistrations, events } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Guests of an event who want to share a room. `sharesWith` names the other registration of a pair, in both rows. */
export const eventSharers = pgTable(
  'event_sharers',
  {
    id: text('id').primaryKey(), // under which others name them
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    registrationId: text('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    about: text('about').notNull(),
    sharesWith: text('shares_with').references(() => eventRegistrations.id, { onDelete: 'set null' }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_sharers_registration').on(table.registrationId),
    uniqueIndex('event_sharers_pair').on(table.sharesWith),
    index('event_sharers_event').on(table.eventId, table.joinedAt, table.id),
    check('event_sharers_two', sql`${table.sharesWith} <> ${table.registrationId}`),
  ],
);

/** Requests to share a room, by registrations: those that were declined outlast leaving the list. */
export const eventRoomRequests = pgTable(
  'event_room_requests',
  {
    fromId: text('from_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    toId: text('to_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    state: text('state').$type<RequestState>().notNull(),
    mailedAt: instant('mailed_at'), // when the asked person was told last
  },
  (table) => [primaryKey({ columns: [table.fromId, table.toId] }), index('event_room_requests_to').on(table.toId)],
);
