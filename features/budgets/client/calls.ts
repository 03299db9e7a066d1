import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const budgetList = call<typeof contract.budgetList>('GET', '/api/corporate/budgets', 'corporate');
export const addBudget = call<typeof contract.addBudget>('POST', '/api/corporate/budgets', 'corporate');
export const changeBudget = call<typeof contract.changeBudget>('PUT', '/api/corporate/budgets', 'corporate');
export const removeBudget = call<typeof contract.removeBudget>('DELETE', '/api/corporate/budgets', 'corporate');
export const myBudgets = call<typeof contract.myBudgets>('GET', '/api/corporate/budgets/mine', 'corporate');
