import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * Ledger accounts. `wallet:<user>` and `escrow:<booking>` hold customers' money and are never negative. Our own
 * accounts (gateway, supplier, tcs, revenue, promotion) have no balance here: it is the sum of their entries
 * (docs/adr/0014).
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(), // wallet | credit | escrow | gateway | supplier | tcs | revenue | promotion
    balance: paise('balance'),
  },
  (table) => [
    check('ledger_accounts_not_overdrawn', sql`${table.kind} not in ('wallet', 'escrow') or ${table.balance} >= 0`),
    check(
      'ledger_accounts_balance_of_limited',
      sql`(${table.balance} is not null) = (${table.kind} in ('wallet', 'escrow', 'credit'))`,
    ),
  ],
);

/** Postings, each with entries that sum to zero, checked by a deferred trigger. `key` makes a posting idempotent. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    bookingId: text('booking_id'),
    note: text('note').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('ledger_postings_key').on(table.key), index('ledger_postings_booking').on(table.bookingId)],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: paise('amount').notNull(), // positive: the account grows
    balanceAfter: paise('balance_after'), // null on our own accounts
  },
  (table) => [
    index('ledger_entries_posting').on(table.postingId),
    index('ledger_entries_account').on(table.accountId, table.id),
  ],
);

/** Our side of gateway orders. One open order per booking. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id').notNull(),
    /** The change of the booking that is paid, by id; empty for the booking itself. */
    reference: text('reference').notNull().default(''),
    gatewayOrderId: text('gateway_order_id').unique(),
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull(), // created | paid | closed
    gatewayPaymentId: text('gateway_payment_id').unique(),
    method: text('method'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('payment_orders_open')
      .on(table.bookingId)
      .where(sql`state = 'created'`),
    index('payment_orders_booking').on(table.bookingId),
    index('payment_orders_closed')
      .on(table.createdAt)
      .where(sql`state = 'closed'`),
  ],
);

/**
 * What an order that pays for several bookings pays for each of them; the shares sum to its amount. An order for one
 * booking has none.
 */
export const paymentShares = pgTable(
  'payment_shares',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => paymentOrders.id, { onDelete: 'cascade' }),
    bookingId: text('booking_id').notNull(),
    amount: paise('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.bookingId] }),
    index('payment_shares_booking').on(table.bookingId),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull(),
    bookingId: text('booking_id').notNull(),
    orderId: text('order_id'),
    amount: paise('amount').notNull(),
    target: text('target').notNull(), // source | wallet
    state: text('state').notNull(), // pending | processed
    gatewayRefundId: text('gateway_refund_id').unique(),
    createdAt: instant('created_at').notNull(),
    processedAt: instant('processed_at'),
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    uniqueIndex('refunds_key').on(table.key),
    index('refunds_booking').on(table.bookingId),
    index('refunds_order').on(table.orderId),
    index('refunds_pending')
      .on(table.createdAt)
      .where(sql`state = 'pending'`),
  ],
);

/** Handled webhooks by the gateway's event id: duplicates are acknowledged and ignored. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    event: text('event').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('webhook_events_received').on(table.receivedAt)],
);

/* Tables of the embedded gateway, which the other code treats as another company's database. */
export const gatewayOrders = pgTable(
  'gateway_orders',
  {
    id: text('id').primaryKey(),
    receipt: text('receipt').notNull().unique(), // our order id: creating twice gives the first order
    amount: paise('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').notNull(), // created | attempted | paid | closed
    callbackUrl: text('callback_url').notNull(),
    description: text('description').notNull(),
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('gateway_orders_unpaid')
      .on(table.expiresAt)
      .where(sql`state <> 'paid'`),
  ],
);

export const gatewayPayments = pgTable(
  'gateway_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => gatewayOrders.id, { onDelete: 'cascade' }),
    amount: paise('amount').notNull(),
    refunded: paise('refunded').notNull().default(0),
    method: text('method').notNull(),
    state: text('state').notNull(), // captured | failed
    error: text('error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('gateway_payments_order').on(table.orderId),
    uniqueIndex('gateway_payments_captured')
      .on(table.orderId)
      .where(sql`state = 'captured'`),
    check('gateway_payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

export const gatewayRefunds = pgTable('gateway_refunds', {
  id: text('id').primaryKey(),
  receipt: text('receipt').notNull().unique(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => gatewayPayments.id),
  amount: paise('amount').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Webhooks to deliver, with retries. */
export const gatewayDeliveries = pgTable(
  'gateway_deliveries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    eventId: text('event_id').notNull(),
    payload: jsonb('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('gateway_deliveries_due')
      .on(table.dueAt)
      .where(sql`delivered_at is null`),
    index('gateway_deliveries_delivered').on(table.deliveredAt),
  ],
);
