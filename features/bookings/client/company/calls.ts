import { call } from '#lib/client/call.ts';
import type * as contract from '../../contract.ts';

/** What employees call. By itself, so that no consumer's page brings it. */
export const travellers = call<typeof contract.travellers>('GET', '/api/corporate/travellers', 'corporate');
export const companyStays = call<typeof contract.companyStays>('POST', '/api/corporate/hotels/search', 'corporate');
export const companyRooms = call<typeof contract.companyRooms>('POST', '/api/corporate/hotels/rooms', 'corporate');
export const companyQuote = call<typeof contract.companyQuote>('POST', '/api/corporate/bookings/quote', 'corporate');
export const companyFlights = call<typeof contract.companyFlights>(
  'POST',
  '/api/corporate/flights/search',
  'corporate',
);
export const companyFlightQuote = call<typeof contract.companyFlightQuote>(
  'POST',
  '/api/corporate/bookings/flights/quote',
  'corporate',
);
export const companyMoney = call<typeof contract.companyMoney>('GET', '/api/corporate/bookings/money', 'corporate');
export const companySpend = call<typeof contract.companySpend>('GET', '/api/corporate/bookings/spend', 'corporate');
export const approvalPreview = call<typeof contract.approvalPreview>(
  'GET',
  '/api/corporate/bookings/approval-preview',
  'corporate',
);
export const requestApproval = call<typeof contract.requestApproval>(
  'POST',
  '/api/corporate/bookings/request-approval',
  'corporate',
);
export const askAgain = call<typeof contract.askAgain>('POST', '/api/corporate/bookings/ask-again', 'corporate');
export const companyTrips = call<typeof contract.companyTrips>('POST', '/api/corporate/bookings/list', 'corporate');
export const companyTripsFile = call<typeof contract.companyTripsFile>(
  'GET',
  '/api/corporate/bookings/list/file',
  'corporate',
);
export const companyWallet = call<typeof contract.companyWallet>('GET', '/api/corporate/wallet', 'corporate');
export const addToCompanyWallet = call<typeof contract.addToCompanyWallet>(
  'POST',
  '/api/corporate/wallet/top-up',
  'corporate',
);
export const companyWalletFile = call<typeof contract.companyWalletFile>(
  'GET',
  '/api/corporate/wallet/file',
  'corporate',
);
export const companyWalletReceipt = call<typeof contract.companyWalletReceipt>(
  'GET',
  '/api/corporate/wallet/receipt',
  'corporate',
);
