import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const closingTerms = call<typeof contract.closingTerms>('GET', '/api/users/closing-terms', 'consumer');
export const closeAccount = call<typeof contract.closeAccount>('POST', '/api/users/delete', 'consumer');
export const exportData = call<typeof contract.exportData>('POST', '/api/users/export', 'consumer');
