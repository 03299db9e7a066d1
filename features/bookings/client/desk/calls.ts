import { call } from '#lib/client/call.ts';
import type * as contract from '../../contract.ts';

/** What staff call at the desk. By itself, so that no traveller's page brings it. */
export const deskBookings = call<typeof contract.deskBookings>('GET', '/api/desk/bookings', 'staff');
export const deskBooking = call<typeof contract.deskBooking>('GET', '/api/desk/bookings/details', 'staff');
export const findDeskBookings = call<typeof contract.findDeskBookings>('POST', '/api/desk/bookings/find', 'staff');
export const askSupplierAgain = call<typeof contract.askSupplierAgain>(
  'POST',
  '/api/desk/bookings/ask-supplier',
  'staff',
);
export const recordConfirmed = call<typeof contract.recordConfirmed>('POST', '/api/desk/bookings/confirm', 'staff');
export const refundUnbooked = call<typeof contract.refundUnbooked>('POST', '/api/desk/bookings/refund', 'staff');
export const retryRefund = call<typeof contract.retryRefund>('POST', '/api/desk/bookings/retry-refund', 'staff');
