import 'server-only';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cost } from '../../rules/event-budget.ts';
import { events } from '../tables.ts';

/** What an event costs, for its host alone. Amounts in paise; `version` counts saves. */
export const eventBudgets = pgTable('event_budgets', {
  eventId: text('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  total: bigint('total', { mode: 'number' }).notNull(),
  lines: jsonb('lines').$type<Cost[]>().notNull(),
  version: integer('version').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
