import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { ApprovalTrip } from '../contract.ts';
import type { ApprovalRule } from '../rules/configuration.ts';
import type { NewEvent } from '../rules/effect-events.ts';
import type { Run, RunState } from '../rules/run.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** Approval configurations with database modes. One per company is the default, used by policies that name none. */
export const approvalConfigurations = pgTable(
  'approval_configurations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    isCompanys: boolean('is_companys').notNull().default(false),
    rules: jsonb('rules').$type<ApprovalRule[]>().notNull(),
  },
  (table) => [
    unique('approval_configurations_company_id').on(table.companyId, table.id),
    unique('approval_configurations_company_name').on(table.companyId, table.name),
    companyRowPolicy(table.companyId),
  ],
);

/** The rule that applied when the request was sent. */
export type AppliedRule = { configuration: string; rule: ApprovalRule };

/** One request with its run. It outlives its booking: at another price it continues for the newest one. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    bookingId: text('booking_id').notNull(),
    earlierBookingIds: text('earlier_booking_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The trip the approval is valid for: the same rooms or seats, dates and people. */
    tripKey: text('trip_key').notNull(),
    mode: text('mode').$type<TravelMode>().notNull(),
    requesterId: text('requester_id').notNull(),
    travellerIds: text('traveller_ids').array().notNull(),
    reason: text('reason').notNull(),
    trip: jsonb('trip').$type<ApprovalTrip>().notNull(),
    rule: jsonb('rule').$type<AppliedRule>().notNull(),
    run: jsonb('run').$type<Run>().notNull(),
    state: text('state').$type<RunState>().notNull(),
    amount: paise('amount').notNull(),
    /** The earlier price, during and after a request for a difference. */
    amountBefore: paise('amount_before'),
    /** When the request is due for the time job: at the level's limit or the price's deadline. */
    nextLookAt: instant('next_look_at'),
    askedAt: instant('asked_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('approval_requests_booking').on(table.bookingId),
    index('approval_requests_earlier').using('gin', table.earlierBookingIds),
    index('approval_requests_asked').on(table.companyId, table.askedAt),
    index('approval_requests_trip').on(table.companyId, table.tripKey),
    uniqueIndex('approval_requests_one_waiting')
      .on(table.companyId, table.tripKey)
      .where(sql`state = 'waiting'`),
    index('approval_requests_next_look').on(table.nextLookAt),
    companyRowPolicy(table.companyId),
  ],
);

/**
 * People of a request: requester, travellers and approvers; whether it is pending with them, and whether they have read
 * it.
 */
export const approvalPeople = pgTable(
  'approval_people',
  {
    requestId: text('request_id')
      .notNull()
      .references(() => approvalRequests.id),
    companyId: text('company_id').notNull(),
    employeeId: text('employee_id').notNull(),
    part: text('part').$type<'asker' | 'traveller' | 'approver'>().notNull(),
    isAsked: boolean('is_asked').notNull(),
    isRead: boolean('is_read').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.employeeId] }),
    index('approval_people_of').on(table.companyId, table.employeeId, table.part),
    companyRowPolicy(table.companyId),
  ],
);

/** Append-only history of a request: what happened, when, and through whom. */
export const approvalEvents = pgTable(
  'approval_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    companyId: text('company_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => approvalRequests.id),
    at: instant('at').notNull(),
    kind: text('kind').$type<NewEvent['kind']>().notNull(),
    by: text('by'),
    people: text('people')
      .array()
      .notNull()
      .default(sql`'{}'`),
    amount: paise('amount').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [index('approval_events_request').on(table.requestId, table.id), companyRowPolicy(table.companyId)],
);

/**
 * Links of emails with which an approver decides one request without signing in; the token is stored as its hash.
 * `version` says what the email showed (`requestVersion`).
 */
export const approvalLinks = pgTable(
  'approval_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: text('company_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => approvalRequests.id),
    employeeId: text('employee_id').notNull(),
    version: text('version').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('approval_links_request').on(table.requestId),
    index('approval_links_expires').on(table.expiresAt),
    companyRowPolicy(table.companyId),
  ],
);

/** An absence with its stand-in; the end is exclusive. */
export const absences = pgTable(
  'absences',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    employeeId: text('employee_id').notNull(),
    standInId: text('stand_in_id').notNull(),
    fromAt: instant('from_at').notNull(),
    untilAt: instant('until_at').notNull(),
  },
  (table) => [
    index('absences_company').on(table.companyId, table.untilAt),
    index('absences_until').on(table.untilAt),
    companyRowPolicy(table.companyId),
  ],
);
