import 'server-only';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TextCheck } from '#lib/shared/text-checks.ts';
import type { ReportReason, ReviewState, TripKind } from '../rules/review-fields.ts';
import type { ReviewTotals } from '../rules/totals.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Reviews by guests who stayed, one a booking. `name` is the name shown, null for "A guest"; `checks` is what held the text
 * back; `copyKey` is the SHA-256 of the text, null where it is short; `reportedAt` is when it was reported first since
 * staff last decided. `version` counts changes.
 */
export const guestReviews = pgTable(
  'guest_reviews',
  {
    id: text('id').primaryKey(),
    bookingId: text('booking_id').notNull(),
    userId: text('user_id').notNull(),
    hotelSlug: text('hotel_slug').notNull(),
    stayedIn: text('stayed_in').notNull(),
    name: text('name'),
    trip: text('trip').$type<TripKind>().notNull(),
    overall: smallint('overall').notNull(),
    cleanliness: smallint('cleanliness'),
    location: smallint('location'),
    staff: smallint('staff'),
    value: smallint('value'),
    liked: text('liked').notNull(),
    disliked: text('disliked').notNull(),
    copyKey: text('copy_key'),
    state: text('state').$type<ReviewState>().notNull(),
    checks: jsonb('checks').$type<TextCheck[]>().notNull(),
    version: integer('version').notNull().default(0),
    writtenAt: instant('written_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    publishedAt: instant('published_at'),
    refusal: text('refusal'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    reportedAt: instant('reported_at'),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('guest_reviews_booking').on(table.bookingId),
    index('guest_reviews_writer').on(table.userId),
    index('guest_reviews_of_hotel')
      .on(table.hotelSlug, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('guest_reviews_of_trip')
      .on(table.hotelSlug, table.trip, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('guest_reviews_published')
      .on(table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('guest_reviews_waiting')
      .on(table.changedAt, table.id)
      .where(sql`state = 'waiting'`),
    index('guest_reviews_reported')
      .on(table.reportedAt, table.id)
      .where(sql`reported_at is not null and state = 'published'`),
    index('guest_reviews_copies')
      .on(table.copyKey)
      .where(sql`copy_key is not null`),
  ],
);
export type ReviewRow = typeof guestReviews.$inferSelect;

/** Who reported which review, once. */
export const guestReviewReports = pgTable(
  'guest_review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => guestReviews.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('guest_review_reports_person').on(table.userId),
  ],
);

/** The published reviews of a hotel, counted; changed in the transaction that publishes, changes or removes one. */
export const guestReviewTotals = pgTable('guest_review_totals', {
  hotelSlug: text('hotel_slug').primaryKey(),
  totals: jsonb('totals').$type<ReviewTotals>().notNull(),
});

/**
 * What is remembered of a stay beside its review: when its guest was asked for one, so that nobody is asked twice, and when
 * staff refused one, so that a new one waits for them too. Null: not yet.
 */
export const guestReviewStays = pgTable(
  'guest_review_stays',
  {
    bookingId: text('booking_id').primaryKey(),
    askedAt: instant('asked_at'),
    refusedAt: instant('refused_at'),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [index('guest_review_stays_ended').on(table.endedAt)],
);
