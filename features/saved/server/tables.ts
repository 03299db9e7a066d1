import 'server-only';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Stays that people saved. `savedPrice` is the lowest price when it was saved; of a watched one `toldPrice` is the
 * price its person was told last, at `toldAt`. Both in paise, null where nothing was free.
 */
export const savedStays = pgTable(
  'saved_stays',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    hotelSlug: text('hotel_slug').notNull(),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    rooms: jsonb('rooms').$type<RoomOccupancy[]>().notNull(),
    savedPrice: integer('saved_price'),
    watched: boolean('watched').notNull().default(false),
    toldPrice: integer('told_price'),
    toldAt: instant('told_at'),
    nextLookAt: instant('next_look_at').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_stays_own').on(table.userId, table.hotelSlug, table.checkIn, table.checkOut),
    index('saved_stays_due')
      .on(table.nextLookAt)
      .where(sql`${table.watched}`),
    index('saved_stays_check_in').on(table.checkIn),
  ],
);
export type SavedRow = typeof savedStays.$inferSelect;

/** People whose saved stays whoever has the link may see. The id is signed in the link; it is another one each time. */
export const savedLists = pgTable('saved_lists', {
  userId: text('user_id').primaryKey(),
  id: text('id').notNull().unique(),
  /** First name and initial. */ sharedBy: text('shared_by').notNull(),
  sharedAt: instant('shared_at').notNull(),
});
export type SavedListRow = typeof savedLists.$inferSelect;

/** Who likes a stay of a shared list, by first name and initial. */
export const savedLikes = pgTable(
  'saved_likes',
  {
    savedId: text('saved_id')
      .notNull()
      .references(() => savedStays.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    likedAt: instant('liked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.savedId, table.userId] }), index('saved_likes_user').on(table.userId)],
);
