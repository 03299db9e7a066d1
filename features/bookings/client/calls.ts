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
export const changeDepartureOptions = call<typeof contract.changeDepartureOptions>(
  'GET',
  '/api/bookings/packages/change-options',
  'consumer',
);
export const changeDepartureQuote = call<typeof contract.changeDepartureQuote>(
  'GET',
  '/api/bookings/packages/change-quote',
  'consumer',
);
export const changeDeparture = call<typeof contract.changeDeparture>(
  'POST',
  '/api/bookings/packages/change-departure',
  'consumer',
);
export const changeDatesQuote = call<typeof contract.changeDatesQuote>(
  'GET',
  '/api/bookings/stays/change-quote',
  'signed-in',
);
export const changeDates = call<typeof contract.changeDates>('POST', '/api/bookings/stays/change-dates', 'signed-in');

export const walletPasses = call<typeof contract.walletPasses>('GET', '/api/bookings/wallet-passes', 'signed-in');
export const boardingCodes = call<typeof contract.boardingCodes>('GET', '/api/bookings/boarding-codes', 'signed-in');
export const googleWalletLink = call<typeof contract.googleWalletLink>(
  'GET',
  '/api/documents/google-wallet-link',
  'signed-in',
);

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
