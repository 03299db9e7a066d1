import 'server-only';
import type { BookedFlight } from '../booked-flight.ts';
import type { BookedStay } from '../booked-stay.ts';
import type { CreditNote } from '../issue-credit-note.ts';
import type { Invoice } from '../issue-invoice.ts';
import type { CalendarOptions } from '../render-calendar.ts';
import type { SoldTrip } from '../sold-trip.ts';

/** A document to be made, with all that it prints: nothing is looked up while it is made. */
export type DocumentOrder =
  | { kind: 'voucher'; stay: BookedStay }
  | { kind: 'ticket'; trip: BookedFlight }
  | { kind: 'invoice'; invoice: Invoice }
  | { kind: 'credit-note'; note: CreditNote }
  | ({ kind: 'calendar'; trip: SoldTrip; name?: string } & CalendarOptions);

/** A finished document under the name that people see. */
export type RenderedDocument = { name: string; type: string; bytes: Uint8Array };

/** The name of each document as a file. An invoice and its supplementary one may go together: the number tells them apart; a second calendar file has a name of its own. */
export function fileNameOf(order: DocumentOrder): string {
  switch (order.kind) {
    case 'voucher':
      return 'hotel-voucher.pdf';
    case 'ticket':
      return 'e-ticket.pdf';
    case 'invoice':
      return `invoice-${order.invoice.number.replaceAll('/', '-')}.pdf`;
    case 'credit-note':
      return `credit-note-${order.note.number.replaceAll('/', '-')}.pdf`;
    case 'calendar':
      return order.name ?? 'trip.ics';
  }
}
