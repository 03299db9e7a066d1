import 'server-only';
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { companyRowPolicy } from '#lib/server/db/company-tables.ts';
import type { WhenExceeded } from '../rules/budget-texts.ts';
import type { BudgetKind } from '../rules/charges.ts';

const paise = (name: string) => bigint(name, { mode: 'number' });

/** Budgets. `target`: the id of a department, or the key of a cost centre's or project's name (`nameKey`). */
export const budgets = pgTable(
  'budgets',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    kind: text('kind').$type<BudgetKind>().notNull(),
    target: text('target').notNull(),
    /** As typed; of a department its name when the budget was saved. */
    name: text('name').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    amount: paise('amount').notNull(),
    whenExceeded: text('when_exceeded').$type<WhenExceeded>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('budgets_once').on(table.companyId, table.kind, table.target, table.startsOn, table.endsOn),
    companyRowPolicy(table.companyId),
  ],
);

/**
 * What each booking takes now: a row for every department, cost centre and project it belongs to, whether there is a
 * budget for it or not. A budget takes the rows of its target whose trip begins in its period. Bookings that cost
 * nothing have none.
 */
export const budgetCharges = pgTable(
  'budget_charges',
  {
    companyId: text('company_id').notNull(),
    bookingId: text('booking_id').notNull(),
    kind: text('kind').$type<BudgetKind>().notNull(),
    target: text('target').notNull(),
    /** First day of the trip, at its place. */
    beginsOn: date('begins_on').notNull(),
    /** Positions of the travellers of a department; empty for the other kinds. */
    people: integer('people').array().notNull(),
    reserved: paise('reserved').notNull(),
    committed: paise('committed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind, table.target] }),
    index('budget_charges_target').on(table.companyId, table.kind, table.target, table.beginsOn),
    companyRowPolicy(table.companyId),
  ],
);
