import 'server-only';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { Notification } from '../contract.ts';
import type { NotificationListName } from '../rules/lists.ts';
import type { Channel, SwitchedOff } from '../rules/preferences.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The notifications of each person: one per list and request, or trip, which holds the latest news about it.
 * `subjectId`: the request, which keeps its id when it continues for another booking, or the booking of the trip.
 */
export const notifications = pgTable(
  'notifications',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    list: text('list').$type<NotificationListName>().notNull(),
    subjectId: text('subject_id').notNull(),
    bookingId: text('booking_id').notNull(),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    travelCategory: integer('travel_category').notNull(),
    approvalStatus: text('approval_status'),
    /** Who caused it: their name is looked up when it is shown. */
    actorId: text('actor_id'),
    title: text('title').notNull(),
    place: text('place').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    /** When the trip of a reminder begins; null in the other lists. */
    startsAt: instant('starts_at'),
    isRead: boolean('is_read').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list, table.subjectId] }),
    index('notifications_list').on(table.companyId, table.userId, table.list, table.at),
    index('notifications_subject').on(table.companyId, table.subjectId),
    index('notifications_at').on(table.at),
    companyRowPolicy(table.companyId),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** What employees switched off for themselves; everything else reaches them. */
export const switchedOff = pgTable(
  'notifications_switched_off',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<SwitchedOff['kind']>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] }), companyRowPolicy(table.companyId)],
);

/** The same of consumers. */
export const personalSwitchedOff = pgTable(
  'personal_notifications_switched_off',
  {
    userId: text('user_id').notNull(),
    kind: text('kind').$type<SwitchedOff['kind']>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);
