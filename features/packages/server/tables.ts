import 'server-only';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Departures of the journeys of the catalogue: places of the group, those taken, and prices per person in paise, before tax. */
export const packageDepartures = pgTable(
  'package_departures',
  {
    slug: text('slug').notNull(),
    departsOn: date('departs_on').notNull(),
    groupSize: smallint('group_size').notNull(),
    taken: smallint('taken').notNull().default(0),
    single: integer('single').notNull(),
    double: integer('double').notNull(),
    triple: integer('triple').notNull(),
    child: integer('child').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.departsOn] }),
    check('package_departures_taken', sql`${table.taken} between 0 and ${table.groupSize}`),
  ],
);

/** The operator's reservations: a hold becomes a reservation or returns its places. One per idempotency key. */
export const packageReservations = pgTable(
  'package_reservations',
  {
    key: text('key').primaryKey(),
    slug: text('slug').notNull(),
    departsOn: date('departs_on').notNull(),
    places: smallint('places').notNull(),
    state: text('state').$type<'held' | 'confirmed' | 'released' | 'cancelled'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    code: text('code'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('package_reservations_code').on(table.code),
    index('package_reservations_held')
      .on(table.expiresAt)
      .where(sql`state = 'held'`),
    index('package_reservations_released')
      .on(table.changedAt)
      .where(sql`state = 'released'`),
  ],
);
