import 'server-only';
import type {
  BookedBound,
  BookedFlight,
  BookedPassenger,
  FlightChangeInvoice,
} from '#features/documents/server/index.ts';
import { extraName } from '#features/flights/server/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { ticketName, TYPE_LABELS } from '#lib/shared/passengers.ts';
import { CABIN_LABELS, describeParty } from '#lib/shared/trip-shape.ts';
import { airportNotes } from '../../rules/airport-notes.ts';
import { currentBounds } from '../../rules/current-bounds.ts';
import { paidFor, type FlightAmendment, type PaidFlightAmendment } from '../../rules/flight-amendments.ts';
import { linesNow, linesOf } from '../../rules/flight-prices.ts';
import { openParts } from '../../rules/open-parts.ts';
import { removedBounds } from '../../rules/removed-bounds.ts';
import { servicesOf } from '../../rules/services.ts';
import { changeInvoiceLines, invoiceLines } from '../../rules/invoice-lines.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { FlightSnapshot } from '../tables.ts';
import { payerAccountKind, paymentOf } from './payment-of.ts';

/** The cabin code in bar codes (3.19). */
const COMPARTMENT = { 2: 'Y', 3: 'W', 4: 'C', 6: 'F' } as const;

/** A ticketed flight for its documents. Contact, passports and PAN are left out: no document prints them. */
export function presentBookedFlight(booking: FlightRow): BookedFlight {
  const { snapshot, details } = booking;
  const { bounds, party, embarks, title } = snapshot;
  const current = currentBounds(snapshot);
  const passengers = details?.passengers ?? [];
  const services = servicesOf(snapshot, extraName);
  return {
    category: 'flight',
    bookingId: booking.id,
    confirmationCode: booking.confirmationCode ?? '',
    title,
    embarks,
    currency: booking.currency,
    total: booking.total,
    description: `Air travel: ${bounds.flatMap(({ segments }) => segments.map(({ number, origin, destination }) => `${number} ${origin.airport.code}–${destination.airport.code} on ${formatDate(origin.at.slice(0, 10), '')}`)).join(', ')}, ${describeParty(party)}`,
    lines: invoiceLines(linesOf(snapshot), embarks.countryCode === 'IN'),
    shown: linesNow(snapshot, booking.amendments, booking.total),
    guests: passengers.map(({ title: address, firstName, lastName }) => ({ title: address, firstName, lastName })),
    gst: details?.gst ?? null,
    payment: paymentOf(booking),
    bounds: current.map((bound, at) => presentBound(bound, at, snapshot)),
    airportNotes: airportNotes(openParts(snapshot).bounds.map((at) => current[at]!)),
    passengers: passengers.map((passenger, at) => presentPassenger(passenger, at, snapshot, services)),
    bookedAt: (booking.paidAt ?? booking.createdAt).toISOString(),
    revision: booking.version,
  };
}

function presentBound(
  { terms, segments }: FlightSnapshot['bounds'][number],
  at: number,
  { parts, scheduleChange }: FlightSnapshot,
): BookedBound {
  return {
    pnr: parts.find((part) => part.bounds.includes(at))?.pnr ?? null,
    family: terms.name,
    cabinKg: terms.cabinKg,
    checkedKg: terms.checkedKg,
    booked: scheduleChange?.bound === at ? scheduleChange.before : null,
    segments: segments.map(presentSegment),
  };
}

/** The flights that an amendment removed, for its documents; null where it removed none. */
export function presentRemovedFlights(booking: FlightRow, amendment: FlightAmendment): BookedFlight | null {
  const removed = removedBounds(booking.snapshot, amendment);
  if (!removed.length) return null;
  const bounds = removed.map(({ at, bound }) => presentBound(bound, at, booking.snapshot));
  return { ...presentBookedFlight(booking), bounds };
}

/** A change or addition with an extra payment, for its supplementary invoice. */
export const presentChange = (
  { snapshot: { embarks, bounds }, payerAccount }: FlightRow,
  amendment: PaidFlightAmendment,
): FlightChangeInvoice => ({
  description: `Air travel: ${amendment.words.replace(/\.$/, '').replace(/^(Chang|Add)ed/, (word) => word.toLowerCase())}`,
  total: amendment.amount,
  lines: changeInvoiceLines(
    amendment.lines ?? [],
    amendment.kind === 'change' ? amendment.to.lines : bounds.flatMap(({ lines }) => lines),
    embarks.countryCode === 'IN',
  ),
  payment: { ...paidFor(amendment), paidAt: amendment.at, account: payerAccountKind(payerAccount) },
});

function presentSegment({
  flightId,
  airline,
  number,
  aircraft,
  cabin,
  minutes,
  origin,
  destination,
}: FlightSnapshot['bounds'][number]['segments'][number]): BookedBound['segments'][number] {
  const end = ({ airport, terminal, at, instant }: typeof origin) => ({
    code: airport.code,
    airport: airport.name,
    city: airport.cityName,
    terminal,
    zone: airport.zone,
    at,
    instant,
  });
  return {
    flightId,
    airline: airline.code,
    airlineName: airline.name,
    number,
    aircraft,
    cabin: CABIN_LABELS[cabin],
    compartment: COMPARTMENT[cabin],
    minutes,
    from: end(origin),
    to: end(destination),
  };
}

function presentPassenger(
  { type, title, firstName, lastName, frequentFlyer = [] }: NonNullable<FlightRow['details']>['passengers'][number],
  at: number,
  { parts, bounds, extras }: FlightSnapshot,
  services: ReturnType<typeof servicesOf>,
): BookedPassenger {
  const own = extras.filter(({ passenger }) => passenger === at);
  return {
    name: `${title} ${firstName} ${lastName}`,
    surname: ticketName(lastName) ?? '',
    given: ticketName(firstName) ?? '',
    title,
    infant: type === 'INF',
    type: TYPE_LABELS[type],
    tickets: bounds.map(
      (_, bound) =>
        parts.flatMap(({ tickets }) => tickets).find(({ passenger, open }) => passenger === at && open.includes(bound))
          ?.number ?? null,
    ),
    seats: Object.fromEntries(own.flatMap((extra) => (extra.kind === 'seat' ? [[extra.flight, extra.seat]] : []))),
    programmes: bounds.map(({ airline }) => {
      const found = frequentFlyer.find((one) => one.airline === airline.code);
      return found ? `${airline.name} frequent flyer ${found.number}` : null;
    }),
    wishes: bounds.map((_, bound) =>
      services.flatMap((one) => (one.passenger === at && one.bound === bound ? one.name : [])),
    ),
  };
}
