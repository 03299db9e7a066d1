import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const ask = call<typeof contract.ask>('POST', '/api/assistant', 'public');
export const askSignedIn = call<typeof contract.askSignedIn>('POST', '/api/assistant/signed-in', 'signed-in');
