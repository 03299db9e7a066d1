import 'server-only';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** First answers of mutating calls, by caller, operation and Idempotency-Key; kept for a day. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  callerId: text('caller_id').notNull(),
  operation: text('operation').notNull(),
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  answer: jsonb('answer'),
  createdAt: instant('created_at').notNull(),
}, (table) => [primaryKey({ columns: [table.callerId, table.operation, table.key] }), index('idempotency_keys_created').on(table.createdAt)]);

/** Messages written in the transaction of the change they tell of; the hub delivers them (DESIGN.md "Real-time"). */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt: instant('created_at').notNull(),
}, (table) => [index('outbox_topic').on(table.topic, table.id)]);

/** Fixed windows of the rate limiter. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').notNull(),
  windowStart: instant('window_start').notNull(),
  points: integer('points').notNull(),
}, (table) => [primaryKey({ columns: [table.key, table.windowStart] })]);

/** Facts about this database, such as which demo stock it holds. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });
