import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as budgets from '#features/budgets/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

const tripBudgets = call<typeof budgets.tripBudgets>('GET', '/api/corporate/budgets/trip', 'corporate');
const budgetNames = call<typeof budgets.budgetNames>('GET', '/api/corporate/budgets/names', 'corporate');

/** What a booking takes of which budgets; `typed`: cost centre and project as they stand in the form. */
export const tripBudgetsOptions = (bookingId: string, typed: { costCentre?: string; project?: string }) =>
  queryOptions({
    queryKey: ['bookings', 'budgets', bookingId, typed],
    queryFn: ({ signal }) => callOperation(tripBudgets, { query: { bookingId, ...typed }, signal }),
    placeholderData: keepPreviousData,
  });

/** The cost centres and projects that have a budget. */
export const budgetNamesOptions = () =>
  queryOptions({
    queryKey: ['bookings', 'budget-names'],
    queryFn: ({ signal }) => callOperation(budgetNames, { signal }),
    staleTime: 60_000,
  });
