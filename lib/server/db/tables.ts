import 'server-only';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Language } from '../language.ts';
import { companyRowPolicy } from './company-tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** First answers of mutating calls, by caller, operation and Idempotency-Key; deleted after a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    callerId: text('caller_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callerId, table.operation, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * Messages for open tabs, written in the transaction of the change and delivered after it commits
 * (`realtime/outbox.ts`). Sequence numbers are assigned before the commit, so order and gaps are determined by `xid`,
 * the transaction, and `position`, below which every transaction had ended when the row was written.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    companyId: text('company_id').notNull(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    xid: bigint('xid', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    position: bigint('position', { mode: 'number' })
      .notNull()
      .default(sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('outbox_messages_topic').on(table.topic, table.xid),
    index('outbox_messages_xid').on(table.xid),
    index('outbox_messages_created').on(table.createdAt),
    companyRowPolicy(table.companyId),
  ],
);

/** Fixed windows of the rate limiter. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
);

/** Facts about this database, such as which demo stock it holds. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Audit trail: who did what to which account or company, and from where (`audit.ts`). Append-only, without secrets. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    action: text('action').notNull(), // 'session.opened'
    actorId: text('actor_id'), // null where nobody is known, such as a refused sign-in of an unknown address
    actorType: text('actor_type'),
    companyId: text('company_id'),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_events_actor').on(table.actorId, table.id),
    index('audit_events_company').on(table.companyId, table.id),
    index('audit_events_staff')
      .on(table.id)
      .where(sql`actor_type = 'staff'`),
    index('audit_events_by_staff')
      .on(table.subjectId)
      .where(sql`actor_type = 'staff'`),
    index('audit_events_personal')
      .on(table.at)
      .where(sql`company_id is null`),
    companyRowPolicy(table.companyId),
  ],
);

/** Email addresses that take no email, and the enhanced status code (RFC 3463) that said so (`mail/undeliverable.ts`). */
export const undeliverableAddresses = pgTable(
  'undeliverable_addresses',
  {
    address: text('address').primaryKey(),
    status: text('status').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('undeliverable_addresses_since').on(table.since)],
);

/**
 * Emails to be sent, enqueued in the transaction of the change (`mail/`). A row names its template and its parameters;
 * links and tokens are created when the email is sent, so none is stored.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    /** `mail/urgency.ts`: lower numbers are sent first. */
    urgency: smallint('urgency').notNull().default(1),
    /** The company that caused the email, or '' for the product's own: senders take turns within one urgency. */
    sender: text('sender').notNull().default(''),
    /** What its reader chose (`mail/write-in.ts`). Null: nothing, so English. */
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull(),
    /** The earliest time to send it: creation, or the day to which a company's quota postponed it. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Time of the next attempt; null once it is sent or given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    /** The piece of news it tells, which a push message may tell first (`mail/news.ts`); null: it is always sent. */
    news: text('news'),
    newsDeadline: instant('news_deadline'),
    /** When a push service took a message of the same news. */
    pushedAt: instant('pushed_at'),
    /** When it turned out that its address takes no email (`mail/undeliverable.ts`); it may have been sent before. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    index('mails_queue')
      .on(table.urgency, table.sender, table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('mails_recipient').on(table.recipient, table.createdAt),
    index('mails_news')
      .on(table.news)
      .where(sql`news is not null and next_try_at is not null`),
    index('mails_done')
      .on(table.createdAt)
      .where(sql`next_try_at is null`),
  ],
);
