import 'server-only';
import type { BookedFlight } from '../booked-flight.ts';
import type { BookedPackage } from '../booked-package.ts';
import type { BookedStay } from '../booked-stay.ts';
import type { CreditNote } from '../issue-credit-note.ts';
import type { Invoice } from '../issue-invoice.ts';
import type { Receipt } from '../render-receipt.ts';
import type { CalendarOptions } from '../render-calendar.ts';
import type { CalendarTrip } from '../sold-trip.ts';

/** A document to render with its whole content: the renderer looks nothing up. */
export type DocumentOrder =
  | { kind: 'voucher'; stay: BookedStay }
  | { kind: 'package-voucher'; trip: BookedPackage }
  | { kind: 'ticket'; trip: BookedFlight }
  | { kind: 'invoice'; invoice: Invoice }
  | { kind: 'credit-note'; note: CreditNote }
  | { kind: 'receipt'; receipt: Receipt }
  | ({ kind: 'calendar'; trip: CalendarTrip; name?: string } & CalendarOptions);

/** A rendered document with its file name. */
export type RenderedDocument = { name: string; type: string; bytes: Uint8Array };

/**
 * File names of documents. An invoice and its supplement may be attached to one email: the number tells them apart; a
 * second calendar file has its own name.
 */
export function fileNameOf(order: DocumentOrder): string {
  switch (order.kind) {
    case 'voucher':
      return 'hotel-voucher.pdf';
    case 'package-voucher':
      return 'package-voucher-and-itinerary.pdf';
    case 'ticket':
      return 'e-ticket.pdf';
    case 'invoice':
      return `${order.invoice.content.advance ? 'receipt' : 'invoice'}-${order.invoice.number.replaceAll('/', '-')}.pdf`;
    case 'credit-note':
      return `credit-note-${order.note.number.replaceAll('/', '-')}.pdf`;
    case 'receipt':
      return 'receipt.pdf';
    case 'calendar':
      return order.name ?? 'trip.ics';
  }
}
