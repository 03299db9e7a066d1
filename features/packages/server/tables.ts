import 'server-only';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StopoverHotel } from '../rules/choose-hotels.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Troubles that a departure can play: README.md of this feature. */
export type DepartureSentinel =
  | 'sold-out-at-hold'
  | 'sold-out-at-confirm'
  | 'refused'
  | 'timeout-after-booking'
  | 'lost-request'
  | 'silent'
  | 'pending'
  | 'slow'
  | 'lost-cancellation';

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
    /** Which trouble of a tour operator it plays (`operator/sentinels.ts`); null for every departure that is really sold. */
    sentinel: text('sentinel').$type<DepartureSentinel>(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.departsOn] }),
    check('package_departures_taken', sql`${table.taken} between 0 and ${table.groupSize}`),
  ],
);

/** The rooms of a reservation in a hotel: as many of one type as the party has rooms. Held and booked at the hotel under a key of their own. */
export type Lodging = StopoverHotel & {
  hotelId: string;
  roomTypeId: string;
  ratePlanId: string;
  /** The reservation under whose key the hotel has the rooms, where it is another: a change of departure. */ under?: string;
};

/** The operator's reservations: a hold becomes a reservation or returns its places and rooms. One per idempotency key. */
export const packageReservations = pgTable(
  'package_reservations',
  {
    key: text('key').primaryKey(),
    slug: text('slug').notNull(),
    departsOn: date('departs_on').notNull(),
    places: smallint('places').notNull(),
    /** The hotels whose rooms it has, in the order of the journey. */
    lodgings: jsonb('lodgings').$type<Lodging[]>().notNull().default([]),
    /** `moved`: of a change of departure that was made; its places and rooms are those of the reservation `changeOf`. */
    state: text('state').$type<'held' | 'confirmed' | 'released' | 'cancelled' | 'moved'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    code: text('code'),
    /** How often a departure that confirms late was asked for its answer. */
    asked: smallint('asked').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The reservation that is to be moved to this departure. Null: a reservation of its own. */
    changeOf: text('change_of'),
    /** References of the cancellations of rooms that were made, each once. */
    partsCancelled: text('parts_cancelled').array().notNull().default([]),
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
