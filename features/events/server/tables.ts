import 'server-only';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Language } from '#lib/server/language.ts';
import type { PosterHour, PosterKind, PosterMark } from '#posters/options.ts';
import type { ProgrammeItem } from '../contract.ts';
import type { EventReportReason } from '../rules/hosting-limits.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
/** Of an event, with which the row goes. */
const ofEvent = () =>
  text('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' });
/** Of a registration, with which the row goes. */
const ofRegistration = () =>
  text('registration_id')
    .notNull()
    .references(() => eventRegistrations.id, { onDelete: 'cascade' });

/**
 * Events of the operator, and of travellers: those have a `hostId`. `reportedAt` is when one was reported first since staff
 * last decided; only its host and staff find a removed one. `version` counts changes of the host and decisions.
 */
export const events = pgTable(
  'events',
  {
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
    hostId: text('host_id'),
    hostName: text('host_name'),
    startTime: text('start_time'),
    endTime: text('end_time'),
    createdAt: instant('created_at'),
    cancelledAt: instant('cancelled_at'),
    removedAt: instant('removed_at'),
    removal: text('removal'), // why, in the words of staff
    reportedAt: instant('reported_at'),
    version: integer('version').notNull().default(0),
    hostSeenAt: instant('host_seen_at'), // the newest message that the host has read
    hostMailedAt: instant('host_mailed_at'),
    hostPushedAt: instant('host_pushed_at'),
  },
  (table) => [
    index('events_operated')
      .on(table.endsAt)
      .where(sql`host_id is null`),
    index('events_host')
      .on(table.hostId, table.createdAt)
      .where(sql`host_id is not null`),
    index('events_hosted_end')
      .on(table.endsAt)
      .where(sql`host_id is not null`),
    index('events_hosted_newest')
      .on(table.createdAt, table.id)
      .where(sql`host_id is not null and removed_at is null`),
    index('events_reported')
      .on(table.reportedAt, table.id)
      .where(sql`reported_at is not null and removed_at is null`),
  ],
);

/** How often an event was reported for each reason since staff last decided; nobody who reports is named. */
export const eventReports = pgTable(
  'event_reports',
  {
    eventId: ofEvent(),
    reason: text('reason').$type<EventReportReason>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.reason] })],
);

/** `taken` is the sum of people who are registered for the day or have an offer of it; it never exceeds its capacity. */
export const eventDays = pgTable(
  'event_days',
  {
    eventId: ofEvent(),
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
    eventId: ofEvent(),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile'), // not asked for at events of travellers
    companions: smallint('companions').notNull(),
    registeredAt: instant('registered_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    provedAt: instant('proved_at'), // of the first sign-in: the address is theirs
    messagesSeenAt: instant('messages_seen_at'),
    messagesMailedAt: instant('messages_mailed_at'),
    messagesPushedAt: instant('messages_pushed_at'),
    messageEmails: boolean('message_emails').notNull().default(true),
    /** What the guest's browser had chosen when they registered or last signed in; null: nothing. */
    language: text('language').$type<Language>(),
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
    registrationId: ofRegistration(),
    eventId: text('event_id').notNull(),
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.registrationId, table.day] }),
    foreignKey({
      columns: [table.eventId, table.day],
      foreignColumns: [eventDays.eventId, eventDays.day],
    }).onDelete('cascade'),
    index('event_registration_days_day').on(table.eventId, table.day),
  ],
);

/** The newest one-time code of a registration per device, as an HMAC; deleted when used. */
export const eventCodes = pgTable(
  'event_codes',
  {
    registrationId: ofRegistration(),
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
    registrationId: ofRegistration(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('event_sessions_registration').on(table.registrationId),
    index('event_sessions_expires').on(table.expiresAt),
  ],
);

/** Messages at an event: of a guest, or without a registration of whoever holds it. A hidden one is shown to nobody. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: text('id').primaryKey(),
    eventId: ofEvent(),
    registrationId: text('registration_id').references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('event_messages_event').on(table.eventId, table.writtenAt, table.id),
    index('event_messages_registration').on(table.registrationId),
  ],
);

/** Who reported which message, once. */
export const eventMessageReports = pgTable(
  'event_message_reports',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => eventMessages.id, { onDelete: 'cascade' }),
    registrationId: ofRegistration(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.registrationId] }),
    index('event_message_reports_registration').on(table.registrationId),
  ],
);
