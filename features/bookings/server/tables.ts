import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AccountId } from '#features/payments/server/index.ts';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { Language } from '#lib/server/language.ts';
import type { RequestedChange } from '../rules/requested-change.ts';
import type { FlightAmendment } from '../rules/flight-amendments.ts';
import type { PlannedPayment } from '../rules/payment-plan.ts';
import type { CompanyPart } from './company/company-part.ts';
import type { BookingView, FlightDetails, GuestAnswer, GuestDetails } from '../contract.ts';
import type { BookingSnapshot } from './snapshots.ts';

export { calendarFeeds } from './calendar-feed/feed-table.ts';
export { combinedPayments, companyTopUps } from './payment-tables.ts';
export type { BookingSnapshot, FlightSnapshot, PackageSnapshot, StaySnapshot } from './snapshots.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * A company's booking with a passport, birth date, frequent-flyer number or PAN. The text of an index: a change needs a
 * migration.
 */
export const HOLDS_TRAVEL_DOCUMENTS = sql`company_id is not null and (details ->> 'pan' is not null or jsonb_path_exists(details, '$.passengers[*] ? (@.passport != null || @.born != null || exists(@.frequentFlyer[*]))'))`;

/** A flight whose airline announced other times that nobody has answered. The text of an index: a change needs a migration. */
export const HAS_NEW_TIMES = sql`snapshot ->> 'scheduleChange' is not null`;

/** The refund as shown, and its refunds to the source that are in progress: one per payment. */
export type BookingRefund = NonNullable<BookingView['refund']> & { sourceRefundIds?: string[] };

export const bookings = pgTable(
  'bookings',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    category: text('category').notNull(), // 'hotel' | 'flight' | 'package', never the numbers of the wire (3.18)
    state: text('state').notNull(),
    version: integer('version').notNull().default(0), // counts transitions
    checkIn: date('check_in').notNull(), // first departure and last arrival of flights, first and last day of packages
    checkOut: date('check_out').notNull(),
    checkInAt: instant('check_in_at').notNull(),
    checkOutAt: instant('check_out_at').notNull(),
    currency: text('currency').notNull(),
    total: paise('total').notNull(),
    snapshot: jsonb('snapshot').$type<BookingSnapshot>().notNull(),
    /** The supplier's changed terms, until they are accepted. */
    change: jsonb('change').$type<BookingView['change']>(),
    details: jsonb('details').$type<GuestDetails | FlightDetails>(),
    /** What the browser in which it was opened had chosen, for emails about it. Null: nothing, or a company's booking. */
    language: text('language').$type<Language>(),
    holdExpiresAt: instant('hold_expires_at'),
    /** Units a hold takes from sale: rooms, seats (one per seated traveller and bound), or places of a package. */
    units: integer('units').notNull().default(1),
    /** The network of a hold, where it counts towards that network's limit (`hold-limits.ts`). */
    heldFrom: text('held_from'),
    /** Until when the units count while the supplier is being called. */
    holdClaimedUntil: instant('hold_claimed_until'),
    confirmationCode: text('confirmation_code'),
    walletPaid: paise('wallet_paid').notNull().default(0),
    gatewayPaid: paise('gateway_paid').notNull().default(0),
    paymentMethod: text('payment_method'),
    paymentProblem: text('payment_problem'),
    paidAt: instant('paid_at'),
    refund: jsonb('refund').$type<BookingRefund | null>(),
    /** Amendments of a confirmed booking; the one in progress is last. */
    amendments: jsonb('amendments').$type<FlightAmendment[]>().notNull().default([]),
    /** The latest change that was sent for approval. Null: none. */
    requestedChange: jsonb('asked_change').$type<RequestedChange>(),
    /** The company's part: travellers and verdict. Null for personal bookings. */
    companyId: text('company_id'),
    company: jsonb('company').$type<CompanyPart>(),
    /** The account that pays besides the gateway and takes refunds; null: the traveller's wallet. */
    payerAccount: text('payer_account').$type<AccountId>(),
    /** The payment for several bookings that this one is part of. Null: it is paid by itself. */
    combinedPaymentId: text('combined_payment_id'),
    /** The payments of a package that is paid in parts. Null: it is paid whole. */
    paymentPlan: jsonb('payment_plan').$type<PlannedPayment[]>(),
    /** When its next payment is to be reminded of, or its time ends (`watch-payments.ts`). Null: nothing is open. */
    paymentNextAt: instant('payment_next_at'),
    /** The reminders of payments that people got. Null: none yet. */
    paymentTold: jsonb('payment_told').$type<string[]>(),
    /** The begin that people were reminded of the day before (`remind-before-trips.ts`). Null: not yet. */
    remindedOf: instant('reminded_of'),
    /** The begin that people were reminded of five days before. Null: not yet. */
    remindedAheadOf: instant('reminded_ahead_of'),
    /** When web check-in of its next flight opens that people were not told of (`announce-check-in.ts`). Null: none is left. */
    checkInNextAt: instant('check_in_next_at'),
    /** The check-ins that people were told of (`checkInKey`). Null: none yet. */
    checkInTold: jsonb('check_in_told').$type<string[]>(),
    /** When the recovery job looks at the booking. */
    nextCheckAt: instant('next_check_at'),
    /** How often it has looked since the last transition: the wait doubles each time (9.12). */
    checks: integer('checks').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /**
     * What the desk searches by. Columns, because row-level security lets an index be used only for a comparison that
     * leaks nothing: an index on the expression itself would never be.
     */
    contactEmail: text('contact_email').generatedAlwaysAs(sql`lower(details ->> 'email')`),
    firstPnr: text('first_pnr').generatedAlwaysAs(sql`snapshot #>> '{parts,0,pnr}'`),
    secondPnr: text('second_pnr').generatedAlwaysAs(sql`snapshot #>> '{parts,1,pnr}'`),
    /** The block of its rooms. */
    blockId: text('block_id').generatedAlwaysAs(sql`snapshot #>> '{block,id}'`),
  },
  (table) => [
    index('bookings_user').on(table.userId, table.checkIn),
    index('bookings_next_check').on(table.nextCheckAt),
    index('bookings_given_up')
      .on(table.updatedAt)
      .where(sql`state in ('quoted', 'expired', 'declined', 'failed') and paid_at is null`),
    index('bookings_company_begins')
      .on(table.checkInAt)
      .where(sql`company_id is not null and state = 'confirmed'`),
    index('bookings_begins')
      .on(table.checkInAt)
      .where(sql`state = 'confirmed'`),
    index('bookings_check_in')
      .on(table.checkInNextAt, table.id)
      .where(sql`state = 'confirmed' and check_in_next_at is not null`),
    index('bookings_payment')
      .on(table.paymentNextAt, table.id)
      .where(sql`state = 'confirmed' and payment_next_at is not null`),
    index('bookings_check_in_told')
      .on(table.checkOutAt)
      .where(sql`company_id is not null and state = 'confirmed' and check_in_told is not null`),
    index('bookings_new_times')
      .on(table.checkOutAt)
      .where(sql`company_id is not null and state = 'confirmed' and ${HAS_NEW_TIMES}`),
    index('bookings_stays_ended')
      .on(table.checkOutAt, table.id)
      .where(sql`state = 'confirmed' and category = 'hotel' and company_id is null`),
    index('bookings_company')
      .on(table.companyId, table.checkIn)
      .where(sql`company_id is not null`),
    index('bookings_held_from')
      .on(table.heldFrom)
      .where(sql`held_from is not null`),
    index('bookings_combined_payment')
      .on(table.combinedPaymentId)
      .where(sql`combined_payment_id is not null`),
    index('bookings_waiting')
      .on(table.updatedAt)
      .where(sql`state in ('confirming', 'unknown', 'amending', 'cancelling')`),
    index('bookings_code')
      .on(table.confirmationCode)
      .where(sql`confirmation_code is not null`),
    index('bookings_first_pnr')
      .on(table.firstPnr)
      .where(sql`first_pnr is not null`),
    index('bookings_second_pnr')
      .on(table.secondPnr)
      .where(sql`second_pnr is not null`),
    index('bookings_block')
      .on(table.blockId)
      .where(sql`block_id is not null`),
    index('bookings_contact')
      .on(table.contactEmail)
      .where(sql`contact_email is not null`),
    index('bookings_travel_documents').on(table.checkOutAt).where(HOLDS_TRAVEL_DOCUMENTS),
    companyRowPolicy(table.companyId),
  ],
);

/** Append-only: every price of the booking, with the reason. */
export const priceTrail = pgTable(
  'price_trail',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    stage: text('stage').notNull(),
    total: paise('total').notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('price_trail_booking').on(table.bookingId, table.id)],
);

/** Append-only history of state changes. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId, table.id)],
);

/**
 * Links with which guests of a company's booking enter their own details; the latest of a place counts. The token is made
 * when the email is sent, and stored as its SHA-256.
 */
export const guestLinks = pgTable(
  'guest_links',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Position among those who travel. */
    place: integer('place').notNull(),
    /** As whoever booked calls the guest. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why it ended before its time. */
    outcome: text('outcome').$type<'answered' | 'withdrawn' | 'replaced'>(),
    /** What the guest entered, until the booking's details are saved with it. */
    answer: jsonb('answer').$type<GuestAnswer>(),
  },
  (table) => [
    uniqueIndex('guest_links_token').on(table.tokenHash),
    index('guest_links_booking').on(table.bookingId, table.createdAt),
    index('guest_links_company').on(table.companyId, table.createdAt),
    index('guest_links_expires').on(table.expiresAt),
    companyRowPolicy(table.companyId),
  ],
);
