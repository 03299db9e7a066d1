import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const list = call<typeof contract.list>('GET', '/api/users/travellers', 'signed-in');
export const details = call<typeof contract.details>('GET', '/api/users/travellers/details', 'signed-in');
export const save = call<typeof contract.save>('POST', '/api/users/travellers/save', 'signed-in');
export const remove = call<typeof contract.remove>('POST', '/api/users/travellers/remove', 'signed-in');
export const saveBusiness = call<typeof contract.saveBusiness>('POST', '/api/users/business-details', 'signed-in');
