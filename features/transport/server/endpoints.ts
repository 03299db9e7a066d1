import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { requestTransport } from './ask-for-transport.ts';
import { cancelTransport } from './cancel-transport.ts';
import { chooseQuote, payApprovedQuote } from './choose-quote.ts';
import { confirmTransport, refuseTransport } from './desk/confirm-transport.ts';
import { listForDesk, showForDesk } from './desk/list-for-desk.ts';
import { sendQuote } from './desk/send-quote.ts';
import { addTicketFile, readTicketAtDesk, removeTicketFile } from './desk/ticket-files.ts';
import { readTicketFile } from './read-ticket-file.ts';
import { getTransportInvoice } from './transport-documents.ts';
import { listTransport, showTransport } from './list-requests.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.requestTransport, requestTransport),
  endpoint(contract.transportRequests, listTransport),
  endpoint(contract.transportRequest, showTransport),
  endpoint(contract.transportInvoice, getTransportInvoice),
  endpoint(contract.chooseQuote, chooseQuote),
  endpoint(contract.payApprovedQuote, payApprovedQuote),
  endpoint(contract.cancelTransport, cancelTransport),
  endpoint(contract.deskTransportRequests, listForDesk),
  endpoint(contract.deskTransportRequest, showForDesk),
  endpoint(contract.sendQuote, sendQuote),
  endpoint(contract.confirmTransport, confirmTransport),
  endpoint(contract.refuseTransport, refuseTransport),
  endpoint(contract.addTicketFile, addTicketFile),
  endpoint(contract.removeTicketFile, removeTicketFile),
  endpoint(contract.deskTicketFile, readTicketAtDesk),
  endpoint(contract.ticketFile, readTicketFile),
];
