import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const quote = call<typeof contract.quote>('POST', '/api/bookings/quote', 'consumer');
export const hold = call<typeof contract.hold>('POST', '/api/bookings/hold', 'signed-in');
export const release = call<typeof contract.release>('POST', '/api/bookings/release', 'signed-in');
export const saveGuests = call<typeof contract.saveGuests>('POST', '/api/bookings/guests', 'signed-in');
export const pay = call<typeof contract.pay>('POST', '/api/bookings/pay', 'signed-in');
export const details = call<typeof contract.details>('GET', '/api/bookings/details', 'signed-in');
export const list = call<typeof contract.list>('POST', '/api/bookings/list', 'signed-in');
export const cancelQuote = call<typeof contract.cancelQuote>('GET', '/api/bookings/cancel-quote', 'signed-in');
export const cancel = call<typeof contract.cancel>('POST', '/api/bookings/cancel', 'signed-in');
export const payInstalment = call<typeof contract.payInstalment>(
  'POST',
  '/api/bookings/packages/instalment',
  'consumer',
);
export const changeDatesQuote = call<typeof contract.changeDatesQuote>(
  'GET',
  '/api/bookings/stays/change-quote',
  'signed-in',
);
export const changeDates = call<typeof contract.changeDates>('POST', '/api/bookings/stays/change-dates', 'signed-in');

export const calendarFeed = call<typeof contract.calendarFeed>('GET', '/api/bookings/calendar-feed', 'signed-in');
export const makeCalendarFeed = call<typeof contract.makeCalendarFeed>(
  'POST',
  '/api/bookings/calendar-feed',
  'signed-in',
);
export const endCalendarFeed = call<typeof contract.endCalendarFeed>(
  'POST',
  '/api/bookings/calendar-feed/end',
  'signed-in',
);

/** For staff at the desk. */
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

/** For a company. */
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

/** Holiday packages. */
export const quotePackage = call<typeof contract.quotePackage>('POST', '/api/bookings/packages/quote', 'consumer');

/** Flights. */
export const quoteFlight = call<typeof contract.quoteFlight>('POST', '/api/bookings/flights/quote', 'consumer');
export const saveTravellers = call<typeof contract.saveTravellers>(
  'POST',
  '/api/bookings/flights/travellers',
  'signed-in',
);
export const saveExtras = call<typeof contract.saveExtras>('POST', '/api/bookings/flights/extras', 'signed-in');
export const cancelFlightQuote = call<typeof contract.cancelFlightQuote>(
  'GET',
  '/api/bookings/flights/cancel-quote',
  'signed-in',
);
export const cancelFlight = call<typeof contract.cancelFlight>('POST', '/api/bookings/flights/cancel', 'signed-in');
export const changeFlightOptions = call<typeof contract.changeFlightOptions>(
  'GET',
  '/api/bookings/flights/change-options',
  'signed-in',
);
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
export const changeFlightQuote = call<typeof contract.changeFlightQuote>(
  'GET',
  '/api/bookings/flights/change-quote',
  'signed-in',
);
export const changeFlight = call<typeof contract.changeFlight>('POST', '/api/bookings/flights/change', 'signed-in');
export const acceptSchedule = call<typeof contract.acceptSchedule>(
  'POST',
  '/api/bookings/flights/accept-schedule',
  'signed-in',
);
export const extrasOffered = call<typeof contract.extrasOffered>(
  'GET',
  '/api/bookings/flights/extras-offered',
  'signed-in',
);
export const seatsOffered = call<typeof contract.seatsOffered>(
  'GET',
  '/api/bookings/flights/seats-offered',
  'signed-in',
);
export const priceAddedExtras = call<typeof contract.priceAddedExtras>(
  'POST',
  '/api/bookings/flights/added-extras/price',
  'signed-in',
);
export const addExtras = call<typeof contract.addExtras>('POST', '/api/bookings/flights/added-extras', 'signed-in');
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
