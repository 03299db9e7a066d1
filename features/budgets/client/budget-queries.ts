import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { budgetList, myBudgets } from './calls.ts';

/** Root of the query keys of budgets: a change of one reads all of them anew. */
export const BUDGETS = ['budgets'] as const;

export const budgetsOptions = () =>
  queryOptions({ queryKey: [...BUDGETS, 'list'], queryFn: ({ signal }) => callOperation(budgetList, { signal }) });
export const myBudgetsOptions = () =>
  queryOptions({ queryKey: [...BUDGETS, 'mine'], queryFn: ({ signal }) => callOperation(myBudgets, { signal }) });
