import { call } from '#lib/client/call.ts';
import type * as contract from '../../contract.ts';

export const hostBudget = call<typeof contract.hostBudget>('GET', '/api/events/hosted/budget', 'consumer');
export const saveHostBudget = call<typeof contract.saveHostBudget>('PUT', '/api/events/hosted/budget', 'consumer');
export const hostBudgetFile = call<typeof contract.hostBudgetFile>('GET', '/api/events/hosted/budget/file', 'consumer');
export const deskBudget = call<typeof contract.deskBudget>('GET', '/api/desk/events/budget', 'staff');
export const saveDeskBudget = call<typeof contract.saveDeskBudget>('PUT', '/api/desk/events/budget', 'staff');
export const deskBudgetFile = call<typeof contract.deskBudgetFile>('GET', '/api/desk/events/budget/file', 'staff');
