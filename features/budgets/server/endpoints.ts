import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { listBudgets, listMyBudgets } from './list-budgets.ts';
import { addBudget, changeBudget, removeBudget } from './save-budget.ts';
import { listBudgetNames, showTripBudgets } from './show-trip-budgets.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.budgetList, listBudgets),
  endpoint(contract.addBudget, addBudget),
  endpoint(contract.changeBudget, changeBudget),
  endpoint(contract.removeBudget, removeBudget),
  endpoint(contract.tripBudgets, showTripBudgets),
  endpoint(contract.budgetNames, listBudgetNames),
  endpoint(contract.myBudgets, listMyBudgets),
];
