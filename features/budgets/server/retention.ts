import 'server-only';
import { retainedForever, type Retention } from '#lib/server/jobs/retention.ts';
import { budgetCharges, budgets } from './tables.ts';

/** How long the rows of budget tables are stored. */
export const budgetsRetention: readonly Retention[] = [
  retainedForever(budgets, 'the company’s own content: it adds and deletes the rows'),
  retainedForever(budgetCharges, 'what the company’s trips cost; deleted when a trip costs nothing any more'),
];
