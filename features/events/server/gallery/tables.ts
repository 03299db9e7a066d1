import 'server-only';
import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { eventRegistrations, events } from '../tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Albums of an event, beside the one that every event has. */
export const eventAlbums = pgTable(
  'event_albums',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('event_albums_name').on(table.eventId, sql`lower(${table.name})`)],
);

/** Photographs at an event: of a guest, or without a registration of whoever holds it. Without an album: in the event's own. */
export const eventPhotographs = pgTable(
  'event_photographs',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    albumId: text('album_id').references(() => eventAlbums.id, { onDelete: 'set null' }),
    registrationId: text('registration_id').references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    widths: integer('widths').array().notNull(), // of its files, smallest first
    height: integer('height').notNull(), // at the largest width
    bytes: integer('bytes').notNull(), // of all its files
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('event_photographs_event').on(table.eventId, table.uploadedAt, table.id),
    index('event_photographs_registration').on(table.registrationId),
    index('event_photographs_album').on(table.albumId),
  ],
);

/** The encoded files of a photograph, WebP in several widths. */
export const eventPhotographFiles = pgTable(
  'event_photograph_files',
  {
    photographId: text('photograph_id')
      .notNull()
      .references(() => eventPhotographs.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.photographId, table.width] })],
);

/** Who reported which photograph, once. */
export const eventPhotographReports = pgTable(
  'event_photograph_reports',
  {
    photographId: text('photograph_id')
      .notNull()
      .references(() => eventPhotographs.id, { onDelete: 'cascade' }),
    registrationId: text('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.photographId, table.registrationId] }),
    index('event_photograph_reports_registration').on(table.registrationId),
  ],
);
