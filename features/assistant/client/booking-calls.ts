import type * as bookings from '#features/bookings/contract.ts';
import { call } from '#lib/client/call.ts';

/** What a confirmed proposal calls: the operations of bookings, as the page of a booking does. */
export const cancelBooking = call<typeof bookings.cancel>('POST', '/api/bookings/cancel', 'signed-in');
export const releaseHold = call<typeof bookings.release>('POST', '/api/bookings/release', 'signed-in');
