import type * as contract from '#features/events/contract.ts';
import type { EventBudget } from '#features/events/contract.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { reunion } from '../stock/class-reunion.ts';

function ofHost(code: string, userId: string): string {
  if (!memory().hosted.some((one) => one.code === code && one.userId === userId)) throw notFound('This event');
  return code;
}

function ofStaff(code: string, now: Date): string {
  if (code !== reunion(now).code) throw notFound('This event');
  return code;
}

function budgetOf(code: string): EventBudget {
  const coming = memory().guests.filter((guest) => guest.code === code && guest.state === 'registered');
  const people = coming.reduce((sum, { companions }) => sum + 1 + companions, 0);
  return { ...(memory().budgets[code] ?? { total: 0, lines: [], version: 0 }), people };
}

function save(code: string, { total, lines, version }: Pick<EventBudget, 'total' | 'lines' | 'version'>): EventBudget {
  if (budgetOf(code).version !== version)
    throw new AppError('CONFLICT', 'This budget was saved since you opened it. Nothing of yours was saved or lost.');
  memory().budgets[code] = { total, lines, version: version + 1 };
  return budgetOf(code);
}

type Answers = Pick<
  AnswersOf<typeof contract>,
  'hostBudget' | 'saveHostBudget' | 'hostBudgetFile' | 'deskBudget' | 'saveDeskBudget' | 'deskBudgetFile'
>;

const FILE = 'For,Description,Planned (INR),Paid (INR),Still to pay (INR)\r\n';

/** Budgets of the events of this tab. */
export const budgetAnswers: Answers = {
  hostBudget: ({ query, person }) => budgetOf(ofHost(query.code, person._id)),
  saveHostBudget: ({ body, person }) => save(ofHost(body.code, person._id), body),
  hostBudgetFile: ({ query, person }) => {
    ofHost(query.code, person._id);
    return new TextEncoder().encode(FILE);
  },
  deskBudget: ({ query, now }) => budgetOf(ofStaff(query.code, now)),
  saveDeskBudget: ({ body, now }) => save(ofStaff(body.code, now), body),
  deskBudgetFile: () => new TextEncoder().encode(FILE),
};
