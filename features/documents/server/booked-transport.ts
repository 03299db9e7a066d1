import 'server-only';
import type { FlightInvoice } from './booked-flight.ts';

/**
 * The facts of a confirmed car, bus or train that an invoice needs. Amounts in paise of `currency`. The line of code `fare` is
 * what the operator charges and is passed on; `fee` and `tax` are our service (section 15 and Rule 33, CGST Act and Rules
 * 2017).
 */
export type TransportInvoice = Omit<FlightInvoice, 'category' | 'embarks'> & { category: 'transport' };

/**
 * The facts of a confirmed car, bus or train for a calendar. Instants in ISO; `endsAt` is null where nobody knows when it
 * arrives. `revision` increases when it is cancelled: calendars use the highest.
 */
export type BookedTransport = {
  category: 'transport';
  bookingId: string;
  /** Ticket or booking number. */ confirmationCode: string;
  title: string;
  /** What was booked: operator, vehicle, train number. */ vehicle: string;
  city: string;
  from: string;
  stops: string[];
  to: string;
  zone: string;
  startsAt: string;
  endsAt: string | null;
  bookedAt: string;
  revision: number;
};
