import 'server-only';
import type { InvoiceLine } from '../rules/invoice-figures.ts';
import type { Payment } from '../rules/paid-text.ts';

/** What an invoice needs of a ticketed flight. Amounts in paise of `currency`. */
export type FlightInvoice = {
  category: 'flight';
  bookingId: string;
  /** Every PNR. */
  confirmationCode: string;
  /** The trip in one sentence: what was sold, where and when. */
  description: string;
  /** Where passengers embark; `stateCode` is GST's, in India only. */
  embarks: { city: string; countryCode: string; countryName: string; stateCode: string | null };
  currency: string;
  total: number;
  lines: InvoiceLine[];
  guests: { title: string; firstName: string; lastName: string }[];
  gst: { number: string; companyName: string; address?: string } | null;
  payment: Payment;
};

/** What a change of a flight adds to what was sold: the sentence, the lines, and how they were paid. */
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

/** A direction with its fare's terms, and the airline's PNR; null where the airline refused it. */
export type BookedBound = {
  pnr: string | null;
  family: string;
  cabinKg: number;
  checkedKg: number;
  /** The times it was sold at, where the airline has moved it since; wall times at its airports. */
  booked: { departsAt: string; arrivesAt: string } | null;
  segments: BookedSegment[];
};

/** A passenger of the trip: names as tickets print them, the ticket of each direction still to be flown, and what goes with each flight. */
export type BookedPassenger = {
  name: string;
  surname: string;
  given: string;
  title: string;
  infant: boolean;
  type: string;
  tickets: (string | null)[];
  seats: Record<string, string>;
  /** Meals, bags and assistance, by direction. */ wishes: string[][];
};

/** All that e-ticket and calendar show of a ticketed flight. */
export type BookedFlight = FlightInvoice & {
  title: string;
  /** The price as its traveller saw it: tax in, where it was in. */ shown: { label: string; amount: number }[];
  bounds: BookedBound[];
  /** What is to be known of its airports, a sentence each: it lands at one of a city and leaves from another. */
  airportNotes?: string[];
  passengers: BookedPassenger[];
  bookedAt: string;
  /** Grows with every change of the booking: calendars take the highest. */ revision?: number;
};
