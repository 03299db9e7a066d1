import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const requestTransport = call<typeof contract.requestTransport>('POST', '/api/corporate/transport', 'corporate');
export const transportRequests = call<typeof contract.transportRequests>(
  'GET',
  '/api/corporate/transport',
  'corporate',
);
export const transportRequest = call<typeof contract.transportRequest>(
  'GET',
  '/api/corporate/transport/details',
  'corporate',
);
export const transportInvoice = call<typeof contract.transportInvoice>(
  'GET',
  '/api/corporate/transport/invoice',
  'corporate',
);
export const chooseQuote = call<typeof contract.chooseQuote>('POST', '/api/corporate/transport/choose', 'corporate');
export const payApprovedQuote = call<typeof contract.payApprovedQuote>(
  'POST',
  '/api/corporate/transport/pay',
  'corporate',
);
export const cancelTransport = call<typeof contract.cancelTransport>(
  'POST',
  '/api/corporate/transport/cancel',
  'corporate',
);
export const deskTransportRequests = call<typeof contract.deskTransportRequests>('GET', '/api/desk/transport', 'staff');
export const deskTransportRequest = call<typeof contract.deskTransportRequest>(
  'GET',
  '/api/desk/transport/details',
  'staff',
);
export const sendQuote = call<typeof contract.sendQuote>('POST', '/api/desk/transport/quote', 'staff');
export const confirmTransport = call<typeof contract.confirmTransport>('POST', '/api/desk/transport/confirm', 'staff');
export const refuseTransport = call<typeof contract.refuseTransport>('POST', '/api/desk/transport/refuse', 'staff');
export const addTicketFile = call<typeof contract.addTicketFile>('POST', '/api/desk/transport/ticket-files', 'staff');
export const removeTicketFile = call<typeof contract.removeTicketFile>(
  'POST',
  '/api/desk/transport/ticket-files/remove',
  'staff',
);
export const deskTicketFile = call<typeof contract.deskTicketFile>('GET', '/api/desk/transport/ticket-files', 'staff');
export const ticketFile = call<typeof contract.ticketFile>('GET', '/api/corporate/transport/ticket-files', 'corporate');
