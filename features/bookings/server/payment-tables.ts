import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccountId } from '#features/payments/server/index.ts';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { CombinedPart } from '../rules/combined-payment.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** Payments that add money to a company's wallet, or pay off its credit; each has a payment order of its id. */
export const companyTopUps = pgTable(
  'company_top_ups',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** The ledger's account that it is credited to. */
    account: text('account').$type<AccountId>().notNull(),
    amount: paise('amount').notNull(),
    method: text('method'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When its payment was closed unpaid. */
    leftAt: instant('left_at'),
  },
  (table) => [
    index('company_top_ups_person').on(table.companyId, table.userId),
    index('company_top_ups_unpaid')
      .on(table.createdAt)
      .where(sql`paid_at is null`),
    companyRowPolicy(table.companyId),
  ],
);

/**
 * Payments for several bookings of a person at once. Each has a payment order of its id with a share for every booking, and
 * none where the wallet pays it all.
 */
export const combinedPayments = pgTable(
  'combined_payments',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    currency: text('currency').notNull(),
    /** What is paid for each booking, and how much of it comes from the wallet. */
    parts: jsonb('parts').$type<CombinedPart[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    /** When it was closed unpaid. */
    leftAt: instant('left_at'),
  },
  (table) => [
    index('combined_payments_person').on(table.userId, table.createdAt),
    index('combined_payments_unpaid')
      .on(table.createdAt)
      .where(sql`paid_at is null`),
  ],
);
