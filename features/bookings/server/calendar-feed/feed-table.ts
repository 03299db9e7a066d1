import 'server-only';
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserType } from '#lib/shared/user-type.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Calendar addresses: one a person, for calendars that cannot sign in. The token of the address is stored as its SHA-256.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id').primaryKey(),
    userType: text('user_type').$type<UserType>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a calendar last read it, to the day; when it was made, until then. */
    readAt: instant('read_at').notNull(),
    isRead: boolean('is_read').notNull().default(false),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash), index('calendar_feeds_read').on(table.readAt)],
);
