import 'server-only';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Issued documents. The number is consecutive within series and financial year, at most 16 characters (Rule 46). */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(), // invoice | credit_note | receipt
    number: text('number').notNull().unique(),
    bookingId: text('booking_id').notNull(),
    /** Distinguishes several of a kind: the amendment's id; empty for the booking's own. */
    reference: text('reference').notNull().default(''),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [
    uniqueIndex('documents_booking_kind').on(table.bookingId, table.kind, table.reference),
    index('documents_issued').on(table.issuedAt),
  ],
);

export const documentCounters = pgTable(
  'document_counters',
  {
    series: text('series').notNull(),
    financialYear: text('financial_year').notNull(), // '26-27'
    last: integer('last').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
);
