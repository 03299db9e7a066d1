import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { daysBetween, isIsoDate } from '#lib/shared/dates.ts';
import { nameLine } from '#lib/shared/name-fields.ts';
import { MOST_PAISE } from '#lib/shared/read-rupees.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { WHEN_EXCEEDED } from './rules/budget-texts.ts';
import { BUDGET_KINDS, nameKey } from './rules/charges.ts';

const PATH = '/api/corporate/budgets';
const id = z.string().min(1).max(60);
const day = z
  .string()
  .max(10)
  .refine((text) => isIsoDate(text) && text > '2000' && text < '2200', 'Enter a date such as 2026-12-01.');
/** The longest period of a budget, in days. */
const LONGEST_DAYS = 366 * 3;

const budgetForm = z
  .object({
    kind: z.enum(BUDGET_KINDS),
    departmentId: id.nullable().default(null).describe('of a department’s budget'),
    name: nameLine().max(60, 'A name is at most 60 characters.').default('').describe('of a cost centre or project'),
    startsOn: day,
    endsOn: day.describe('included'),
    amount: z
      .int()
      .min(100, 'Enter an amount of ₹1 or more.')
      .max(MOST_PAISE, 'That is more than a budget can be.')
      .describe('paise'),
    whenExceeded: z.enum(WHEN_EXCEEDED).describe('stop: a request or hold that costs more than is left is refused'),
  })
  .superRefine(({ kind, departmentId, name, startsOn, endsOn }, issues) => {
    const wrong = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'department' && departmentId === null) wrong('departmentId', 'Choose a department.');
    if (kind !== 'department' && !nameKey(name)) wrong('name', 'Enter a name.');
    if (endsOn < startsOn) wrong('endsOn', 'The last day is before the first.');
    else if (daysBetween(startsOn, endsOn) > LONGEST_DAYS) wrong('endsOn', 'A budget is for three years at most.');
  });
export type BudgetForm = z.infer<typeof budgetForm>;

const budgetView = z.object({
  budgetId: z.string(),
  kind: z.enum(BUDGET_KINDS),
  departmentId: z.string().nullable(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  period: z.string().describe('in words'),
  amount: z.int().describe('paise, as all amounts'),
  reserved: z.int().describe('for trips that are asked for, held or being paid'),
  committed: z.int().describe('for trips that are booked, less what was refunded'),
  left: z.int().describe('below zero: by how much it is exceeded'),
  trips: z.int(),
  whenExceeded: z.enum(WHEN_EXCEEDED),
});
export type BudgetView = z.infer<typeof budgetView>;

export const budgetList = defineOperation({
  name: 'budgets.list',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.view',
  requirements: ['7.20'],
  summary: 'The company’s budgets with what is reserved, committed and left; trips count by the day they begin',
  response: z.object({
    budgets: z.array(budgetView),
    departments: z.array(z.object({ departmentId: z.string(), name: z.string() })).describe('to choose from'),
  }),
});
export type BudgetList = z.infer<typeof budgetList.response>;

/** Refusals: INVALID_INPUT beside a field; CONFLICT where there is one for the same and the same days. */
export const addBudget = defineOperation({
  name: 'budgets.add',
  method: 'POST',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.create',
  requirements: ['7.20'],
  summary: 'Adds a budget; trips that are booked already count towards it',
  body: budgetForm,
  response: z.object({ budgetId: z.string() }),
});

/** Refusals: as above, and NOT_FOUND. */
export const changeBudget = defineOperation({
  name: 'budgets.change',
  method: 'PUT',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.edit',
  requirements: ['7.20'],
  summary: 'Changes a budget',
  body: budgetForm.safeExtend({ budgetId: id }),
  response: z.object({ budgetId: z.string() }),
});

export const removeBudget = defineOperation({
  name: 'budgets.remove',
  method: 'DELETE',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.delete',
  requirements: ['7.20'],
  summary: 'Removes a budget; trips stay as they are',
  body: z.object({ budgetId: id }),
  response: z.object({ done: z.literal(true) }),
});

/** How much of a budget is left and what a trip takes of it, as a sentence. */
export const budgetStatus = z.object({
  sentence: z.string(),
  exceeded: z.boolean().describe('the trip takes more than is left'),
  stops: z.boolean().describe('it is refused while it is exceeded'),
});
export type BudgetStatus = z.infer<typeof budgetStatus>;

export const tripBudgets = defineOperation({
  name: 'budgets.ofTrip',
  method: 'GET',
  path: `${PATH}/trip`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['7.20'],
  summary: 'What a booking of the caller takes, or would take, of which budgets',
  query: z.object({
    bookingId: id,
    costCentre: oneLine().max(60).optional().describe('as typed; without it, as it is saved'),
    project: oneLine().max(60).optional(),
  }),
  response: z.object({ statuses: z.array(budgetStatus) }),
});

export const budgetNames = defineOperation({
  name: 'budgets.names',
  method: 'GET',
  path: `${PATH}/names`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['7.20'],
  summary: 'The cost centres and projects that have a budget, to choose from when a trip is booked',
  response: z.object({ costCentre: z.array(z.string()), project: z.array(z.string()) }),
});

export const myBudgets = defineOperation({
  name: 'budgets.mine',
  method: 'GET',
  path: `${PATH}/mine`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['2.5', '7.20'],
  summary: 'The budgets of the caller’s department, and of those above it, that are running today',
  response: z.object({ budgets: z.array(budgetView) }),
});
