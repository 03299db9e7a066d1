import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { AccountId } from '#features/payments/server/index.ts';
import type { TransportDetails, TransportMode } from '../details.ts';
import type { TransportState } from '../rules/states.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** What came back of a paid request. Paise. */
export type TransportRefund = { amount: number; charge: number; at: string };

/** One request. The chosen quote is paid by `payerAccount` while the state is `booking` or `confirmed`. */
export const transportRequests = pgTable(
  'transport_requests',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    requesterId: text('requester_id').notNull(),
    travellerIds: text('traveller_ids').array().notNull(),
    mode: text('mode').$type<TransportMode>().notNull(),
    details: jsonb('details').$type<TransportDetails>().notNull(),
    reason: text('reason').notNull(),
    /** Whom it is charged to besides departments; empty where nothing was entered. */
    costCentre: text('cost_centre').notNull().default(''),
    project: text('project').notNull().default(''),
    state: text('state').$type<TransportState>().notNull(),
    startsAt: instant('starts_at').notNull(),
    quoteId: text('quote_id'),
    payerAccount: text('payer_account').$type<AccountId>(),
    ticketNumber: text('ticket_number'),
    confirmationNote: text('confirmation_note').notNull().default(''),
    refund: jsonb('refund').$type<TransportRefund>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('transport_requests_of').on(table.companyId, table.requesterId, table.createdAt),
    index('transport_requests_travellers').using('gin', table.travellerIds),
    index('transport_requests_open')
      .on(table.startsAt)
      .where(sql`state in ('waiting', 'quoted', 'awaiting_approval', 'approved', 'booking')`),
    index('transport_requests_changed').on(table.updatedAt),
    companyRowPolicy(table.companyId),
  ],
);

/** Quotes of staff; written by the application's role alone, and never changed. */
export const transportQuotes = pgTable(
  'transport_quotes',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => transportRequests.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    note: text('note').notNull(),
    departsAt: instant('departs_at').notNull(),
    fare: paise('fare').notNull(),
    fee: paise('fee').notNull(),
    tax: paise('tax').notNull(),
    total: paise('total').notNull(),
    /** Cancelling a confirmed booking is free until then; null: never. */
    freeUntil: instant('free_until'),
    /** What is kept after that. */
    charge: paise('charge').notNull(),
    expiresAt: instant('expires_at').notNull(),
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('transport_quotes_request').on(table.requestId, table.sentAt), companyRowPolicy(table.companyId)],
);

/** What happened to a request, in order. `by` is an employee, a member of staff, or null for the passing of time. */
export const transportEvents = pgTable(
  'transport_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    companyId: text('company_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => transportRequests.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    by: text('by'),
    note: text('note').notNull().default(''),
    amount: paise('amount'),
  },
  (table) => [index('transport_events_request').on(table.requestId, table.id), companyRowPolicy(table.companyId)],
);

/** Tickets as staff added them, unchanged; written by the application's role alone. */
export const transportTicketFiles = pgTable(
  'transport_ticket_files',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => transportRequests.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('transport_ticket_files_request').on(table.requestId, table.addedAt),
    index('transport_ticket_files_added').on(table.addedAt),
    companyRowPolicy(table.companyId),
  ],
);
