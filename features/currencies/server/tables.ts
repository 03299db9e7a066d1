import 'server-only';
import { bigint, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReferenceRates } from '../contract.ts';

/** The last known rate of each currency, and the day it was published for. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  microRupees: bigint('micro_rupees', { mode: 'number' }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  source: text('source').$type<ReferenceRates['source']>().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
