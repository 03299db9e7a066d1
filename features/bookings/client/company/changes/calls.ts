import { call } from '#lib/client/call.ts';
import type * as contract from '../../../contract.ts';

/** Changes that are sent for approval. By themselves, because only their own parts bring them. */
export const requestFlightChange = call<typeof contract.requestFlightChange>(
  'POST',
  '/api/corporate/bookings/flights/request-change',
  'corporate',
);
export const withdrawFlightChange = call<typeof contract.withdrawFlightChange>(
  'POST',
  '/api/corporate/bookings/flights/withdraw-change',
  'corporate',
);
export const requestDatesChange = call<typeof contract.requestDatesChange>(
  'POST',
  '/api/corporate/bookings/stays/request-change',
  'corporate',
);
export const withdrawDatesChange = call<typeof contract.withdrawDatesChange>(
  'POST',
  '/api/corporate/bookings/stays/withdraw-change',
  'corporate',
);
