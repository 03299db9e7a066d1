import 'server-only';
import type { InvoiceLine } from '../rules/invoice-figures.ts';
import type { Payment } from '../rules/paid-text.ts';

/** The facts of a ticketed flight that an invoice needs. Amounts in paise of `currency`. */
export type FlightInvoice = {
  category: 'flight';
  bookingId: string;
  /** All PNRs. */
  confirmationCode: string;
  /** The trip in one sentence, as sold. */
  description: string;
  /** Place of embarkation; `stateCode` is the GST code, in India only. */
  embarks: { city: string; countryCode: string; countryName: string; stateCode: string | null };
  currency: string;
  total: number;
  lines: InvoiceLine[];
  guests: { title: string; firstName: string; lastName: string }[];
  gst: { number: string; companyName: string; address?: string } | null;
  payment: Payment;
};

/** What a change of a flight adds: a sentence, price lines, and the payment. */
export type FlightChangeInvoice = Pick<FlightInvoice, 'description' | 'total' | 'lines' | 'payment'>;

/** One end of a flight: `at` is wall time there, `instant` ISO in UTC, `zone` IANA. */
export type FlightEnd = {
  code: string;
  airport: string;
  city: string;
  terminal: string;
  zone: string;
  at: string;
  instant: string;
};

export type BookedSegment = {
  flightId: string;
  airline: string;
  airlineName: string;
  number: string;
  aircraft: string;
  cabin: string;
  /** BCBP's letter of the cabin: F, J, W or Y. */
  compartment: string;
  minutes: number;
  from: FlightEnd;
  to: FlightEnd;
};

/** A bound with its fare terms and the airline's PNR; null where the airline refused it. */
export type BookedBound = {
  pnr: string | null;
  family: string;
  cabinKg: number;
  checkedKg: number;
  /** The times as sold, where the schedule changed since; local to its airports. */
  booked: { departsAt: string; arrivesAt: string } | null;
  segments: BookedSegment[];
};

/** A passenger: name as on tickets, ticket of each valid bound, and extras by flight. */
export type BookedPassenger = {
  name: string;
  surname: string;
  given: string;
  title: string;
  infant: boolean;
  type: string;
  tickets: (string | null)[];
  seats: Record<string, string>;
  /** The airline's frequent-flyer number in words, by bound. */ programmes?: (string | null)[];
  /** Meals, bags and assistance, by bound. */ wishes: string[][];
};

/** The facts of a ticketed flight for e-ticket and calendar. */
export type BookedFlight = FlightInvoice & {
  title: string;
  /** The price as shown to its traveller, with included taxes. */ shown: { label: string; amount: number }[];
  bounds: BookedBound[];
  /** Notes about its airports, such as arriving at one of a city and leaving from another. */
  airportNotes?: string[];
  passengers: BookedPassenger[];
  bookedAt: string;
  /** Increases with every change of the booking: calendars use the highest. */ revision?: number;
};
