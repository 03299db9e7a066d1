import 'server-only';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
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
import type { PosterHour, PosterKind, PosterMark } from '#lib/shared/poster/options.ts';
import type { ProgrammeItem } from '../contract.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const events = pgTable('events', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(), // also its address
  name: text('name').notNull(),
  headline: text('headline').notNull(),
  about: text('about').notNull(),
  cityName: text('city_name').notNull(),
  citySlug: text('city_slug').notNull(),
  zone: text('zone').notNull(),
  venueName: text('venue_name').notNull(),
  venueAddress: text('venue_address').notNull(),
  venueHotel: text('venue_hotel'), // slug of a hotel of ours
  poster: jsonb('poster').$type<{ seed: string; kind: PosterKind; hour: PosterHour; mark?: PosterMark }>().notNull(),
  registrationClosesAt: instant('registration_closes_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** `taken` is the sum of registered people for the day; it never exceeds its capacity. */
export const eventDays = pgTable(
  'event_days',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    title: text('title').notNull(),
    programme: jsonb('programme').$type<ProgrammeItem[]>().notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.day] }),
    check('event_days_places', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
);

export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    companions: smallint('companions').notNull(),
    registeredAt: instant('registered_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('event_registrations_mail')
      .on(table.eventId, table.email)
      .where(sql`withdrawn_at is null`),
    index('event_registrations_event').on(table.eventId),
    check('event_registrations_companions', sql`${table.companions} >= 0`),
  ],
);

/** Days of a registration, also of a withdrawn one. */
export const eventRegistrationDays = pgTable(
  'event_registration_days',
  {
    registrationId: text('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.day] }),
    foreignKey({ columns: [table.eventId, table.day], foreignColumns: [eventDays.eventId, eventDays.day] }),
    index('event_registration_days_day').on(table.eventId, table.day),
  ],
);

/** The newest one-time code of a registration per device, as an HMAC; deleted when used. */
export const eventCodes = pgTable(
  'event_codes',
  {
    registrationId: text('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.device] }),
    index('event_codes_expires').on(table.expiresAt),
  ],
);

/** Signed-in guests, by the hash of their token (SHA-256). Read by `lib/server/event-guest.ts`. */
export const eventSessions = pgTable(
  'event_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('event_sessions_registration').on(table.registrationId),
    index('event_sessions_expires').on(table.expiresAt),
  ],
);
