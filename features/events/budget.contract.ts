import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { hostedCode, tooLong } from './hosting-fields.ts';
import { codeField } from './party-form.ts';
import { COST_CATEGORIES, LONGEST_COST, MOST_BUDGET, MOST_BUDGET_LINES } from './rules/event-budget.ts';

const AMOUNT = 'Enter an amount in rupees, such as 5,00,000, or 0.';
const amount = z.int(AMOUNT).min(0, AMOUNT).max(MOST_BUDGET, 'Enter ₹10,00,00,000 or less.').describe('paise');

/** Form (5.12). */
export const budgetForm = z.object({
  total: amount,
  lines: z
    .array(
      z.object({
        category: z.enum(COST_CATEGORIES, 'Choose what the cost is for.'),
        description: oneLine().min(1, 'Say what is paid for.').max(LONGEST_COST, tooLong(LONGEST_COST)),
        planned: amount,
        paid: amount,
      }),
    )
    .max(MOST_BUDGET_LINES, `A budget has at most ${MOST_BUDGET_LINES} lines.`),
});

const eventBudget = budgetForm.extend({
  version: z.int().describe('counts saves; 0: none was saved yet'),
  people: z.int().describe('registered, with companions'),
});
export type EventBudget = z.infer<typeof eventBudget>;

const ofHost = { caller: 'consumer', requirements: ['1.2'] as string[] } as const;
const ofDesk = { caller: 'staff', requirements: ['1.2'] as string[] } as const;
const version = z.int().min(0).max(1_000_000).describe('that was read');
const saved = budgetForm.extend({ version });
const file = { response: z.instanceof(Uint8Array<ArrayBufferLike>), file: 'text/csv' } as const;

/** Refusal: NOT_FOUND. */
export const hostBudget = defineOperation({
  ...ofHost,
  name: 'events.hostBudget',
  method: 'GET',
  path: '/api/events/hosted/budget',
  summary: 'The budget of an event of the caller; nobody else reads it',
  query: z.object({ code: hostedCode }),
  response: eventBudget,
});

/** Refusals: NOT_FOUND; INVALID_INPUT by field; CONFLICT where it was saved since `version`: nothing is saved then. */
export const saveHostBudget = defineOperation({
  ...ofHost,
  name: 'events.saveHostBudget',
  method: 'PUT',
  path: '/api/events/hosted/budget',
  summary: 'Saves the budget of an event of the caller, at the version that was read',
  body: saved.extend({ code: hostedCode }),
  response: eventBudget,
  rateLimit: { points: 120, seconds: 3600 },
});

/** Refusal: NOT_FOUND. */
export const hostBudgetFile = defineOperation({
  ...ofHost,
  name: 'events.hostBudgetFile',
  method: 'GET',
  path: '/api/events/hosted/budget/file',
  summary: 'The same as CSV, amounts in rupees; every export is in the audit log',
  query: z.object({ code: hostedCode }),
  ...file,
  rateLimit: { points: 30, seconds: 600 },
});

/** Refusal: NOT_FOUND, also for a traveller’s event: that is its host’s. */
export const deskBudget = defineOperation({
  ...ofDesk,
  name: 'events.deskBudget',
  method: 'GET',
  path: '/api/desk/events/budget',
  summary: 'The budget of an event of the operator',
  query: z.object({ code: codeField }),
  response: eventBudget,
});

/** Refusals as for the host. */
export const saveDeskBudget = defineOperation({
  ...ofDesk,
  name: 'events.saveDeskBudget',
  method: 'PUT',
  path: '/api/desk/events/budget',
  summary: 'Saves the budget of an event of the operator, at the version that was read',
  body: saved.extend({ code: codeField }),
  response: eventBudget,
});

/** Refusal: NOT_FOUND, also for a traveller’s event. */
export const deskBudgetFile = defineOperation({
  ...ofDesk,
  name: 'events.deskBudgetFile',
  method: 'GET',
  path: '/api/desk/events/budget/file',
  summary: 'The same as CSV, amounts in rupees; every export is in the audit log',
  query: z.object({ code: codeField }),
  ...file,
  rateLimit: { points: 30, seconds: 600 },
});
