import 'server-only';

export type { BookedBound, BookedFlight, BookedPassenger, FlightChangeInvoice } from './booked-flight.ts';
export type { BookedTransport, TransportInvoice } from './booked-transport.ts';
export type { BookedPackage } from './booked-package.ts';
export type { BookedStay } from './booked-stay.ts';
export { documentNumbers, documentNumbersOfMany } from './document-numbers.ts';
export { bookingOfDocument, issuedFor } from './documents.repo.ts';
export { findCreditNote, issueCreditNote, type CreditedPart } from './issue-credit-note.ts';
export { findInvoice, issueInvoice } from './issue-invoice.ts';
export type { DocumentOrder } from './rendering/document-order.ts';
export { documentsForEmail } from './rendering/email-documents.ts';
export { renderDocument } from './rendering/render-documents.ts';
export { findReceipt, issueReceipt } from './issue-receipt.ts';
export { findSupplement, issueSupplement } from './issue-supplement.ts';
export { renderCalendar } from './render-calendar.ts';
export { renderCalendarFeed, type FeedTrip } from './render-calendar-feed.ts';
export type { SoldTrip } from './sold-trip.ts';
export { ticketCodesOf } from './ticket-codes.ts';
export type { Payment } from '../rules/paid-text.ts';

// background work
export { documentsRetention } from './retention.ts';

// passes for phones
export { applePass } from './wallet/apple-pass.ts';
export { appleSigner, isCurrentSigner } from './wallet/apple-settings.ts';
export { googleWalletLink } from './wallet/google-link.ts';
export { googleIssuer } from './wallet/google-settings.ts';
export { flightPasses } from './wallet/flight-passes.ts';
export { stayPass } from './wallet/stay-pass.ts';
export type { WalletPass } from './wallet/wallet-pass.ts';
