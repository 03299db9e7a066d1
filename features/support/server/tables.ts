import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Language } from '#lib/server/language.ts';
import type { Topic } from '../rules/enquiry.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Questions to the desk. They belong to an email address, not to an account. `digest` is of who asks, what and on which
 * day: the same question sent again is no second row. `waitingSince`: since when the asker waits for an answer; null
 * while staff had the last word. `lastAt`: the time of the last message.
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
    /** What the asker's browser had chosen: the language of emails about it. Null: nothing. */
    language: text('language').$type<Language>(),
    askedAt: instant('asked_at').notNull(),
    waitingSince: instant('waiting_since'),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    index('enquiries_waiting')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
    index('enquiries_answered')
      .on(table.lastAt)
      .where(sql`waiting_since is null`),
    index('enquiries_last').on(table.lastAt),
  ],
);

/**
 * The messages of an enquiry in their order; the first is the question. `staffId`: who answered; null where the asker
 * wrote. `mailMessageId`: the Message-ID of a message that came by email, so that the same email is taken once.
 */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    staffId: text('staff_id'),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    mailMessageId: text('mail_message_id'),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.position] }),
    unique('enquiry_messages_mail').on(table.enquiryId, table.mailMessageId),
  ],
);

/** What an email about an enquiry opens: its page by the link's token, a message by the token of the reply address. */
export const enquiryLinks = pgTable(
  'enquiry_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    replyHash: text('reply_hash').notNull().unique(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('enquiry_links_enquiry').on(table.enquiryId)],
);
