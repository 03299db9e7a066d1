import 'server-only';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Topic } from '../rules/enquiry-text.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Questions to the desk. They belong to an email address, not to an account. `digest` is of who asks, what and on which
 * day: the same question sent again is no second row.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    digest: text('digest').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    bookingCode: text('booking_code').notNull(),
    question: text('question').notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('enquiries_open')
      .on(table.askedAt)
      .where(sql`answered_at is null`),
    index('enquiries_answered').on(table.answeredAt),
    index('enquiries_asked').on(table.askedAt),
  ],
);
