import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const rates = call<typeof contract.rates>('GET', '/api/currencies/rates', 'public');
