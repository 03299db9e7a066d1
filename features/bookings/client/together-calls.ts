import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of several bookings at once. By themselves, because the pages of one booking load the others. */
export const saveTogether = call<typeof contract.saveTogether>('POST', '/api/bookings/together/travellers', 'consumer');
export const payTogether = call<typeof contract.payTogether>('POST', '/api/bookings/together/pay', 'consumer');
export const combinedPayment = call<typeof contract.combinedPayment>('GET', '/api/bookings/together', 'consumer');
