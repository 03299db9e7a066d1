export { transportDetails, type TransportDetails, type TransportMode } from './details.ts';
export {
  requestTransport,
  transportRequests,
  transportRequest,
  transportInvoice,
  chooseQuote,
  payApprovedQuote,
  cancelTransport,
  transportView,
  transportForm,
  type TransportQuote,
  type TransportView,
} from './requests.contract.ts';
export { addTicketFile, removeTicketFile, deskTicketFile, ticketFile } from './tickets.contract.ts';
export {
  deskTransportRequests,
  deskTransportRequest,
  sendQuote,
  confirmTransport,
  refuseTransport,
  quoteForm,
  type DeskTransport,
  type ListedDeskTransport,
} from './desk.contract.ts';
