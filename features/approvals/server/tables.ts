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
import { ownCompany } from '#lib/server/db/company-tables.ts';
import type { TravelMode } from '#lib/shared/travel-modes.ts';
import type { ApprovalTrip } from '../contract.ts';
import type { ApprovalRule } from '../rules/configuration.ts';
import type { NewEvent } from '../rules/effect-events.ts';
import type { Run, RunState } from '../rules/run.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** Who approves what, in the words of the database. One of a company is its own: what policies mean that name none. */
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
    ownCompany(table.companyId),
  ],
);

/** The rule that decided who is asked, as it was when it was asked. */
export type AppliedRule = { configuration: string; rule: ApprovalRule };

/** One request with its run. It outlives its booking: asked again at another price it belongs to the newest one. */
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
    /** What an approval holds for: the same rooms or seats, the same days, the same people. */
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
    /** The price before it moved, while a request for the difference is under way or the last one was. */
    amountBefore: paise('amount_before'),
    /** When time changes something: the level's own limit, or the price's deadline. */
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
    ownCompany(table.companyId),
  ],
);

/** Whom a request concerns: who asked, who travels, who was asked; whether it waits for them now, and whether they have read it. */
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
    ownCompany(table.companyId),
  ],
);

/** Append-only: what happened to a request, when, and through whom. */
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
  (table) => [index('approval_events_request').on(table.requestId, table.id), ownCompany(table.companyId)],
);

/** Somebody is away, and who answers for them meanwhile; the end is not included. */
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
    ownCompany(table.companyId),
  ],
);
