import type * as bookings from '#features/bookings/contract.ts';
import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const ask = call<typeof contract.ask>('POST', '/api/assistant', 'public');
export const askSignedIn = call<typeof contract.askSignedIn>('POST', '/api/assistant/signed-in', 'signed-in');

/** What a confirmed proposal calls: the operations of bookings, as the page of a booking does. */
export const cancelBooking = call<typeof bookings.cancel>('POST', '/api/bookings/cancel', 'signed-in');
export const releaseHold = call<typeof bookings.release>('POST', '/api/bookings/release', 'signed-in');
