import 'server-only';
import { createEvent, createEvents, type EventAttributes } from 'ics';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { calendarMethod } from '../rules/calendar-method.ts';
import { offsetOf } from '../rules/stay-text.ts';
import type { BookedFlight, BookedSegment, FlightEnd } from './booked-flight.ts';
import { hotelText } from '../rules/hotel-text.ts';
import type { BookedPackage } from './booked-package.ts';
import type { BookedStay } from './booked-stay.ts';
import type { BookedTransport } from './booked-transport.ts';
import { bySupply, type CalendarTrip } from './sold-trip.ts';

/** `organizer` is the sender of the calendar; RFC 5546 requires one per event. */
export type CalendarOptions = { cancelled?: boolean; organizer?: { name: string; email: string } | null };

/**
 * A trip as a calendar file (RFC 5545) in UTC: a stay, a package or transport is one event, a flight one each. `cancelled` writes a
 * cancellation (RFC 5546, 3.2.5: METHOD:CANCEL, same UID, higher SEQUENCE), which makes calendars remove the events.
 * Throws when a trip cannot be written as one.
 */
export const renderCalendar = (sold: CalendarTrip, options: CalendarOptions = {}): Uint8Array =>
  bySupply<CalendarTrip, Uint8Array>(sold, {
    stay: (stay) => stayCalendar(stay, options),
    flight: (flight) => flightCalendar(flight, options),
    package: (journey) => packageCalendar(journey, options),
    transport: (transport) => transportCalendar(transport, options),
  });

/** Event properties by method. Of two versions of an event, calendars keep the one with the higher sequence number. */
const statusOf = ({ cancelled = false, organizer }: CalendarOptions, revision = 0) =>
  ({
    method: calendarMethod(cancelled),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    sequence: revision,
    ...(organizer ? { organizer } : {}),
  }) as const;

function stayCalendar(
  { bookingId, confirmationCode, hotel, room, rooms = [room], checkInAt, checkOutAt, bookedAt, revision }: BookedStay,
  options: CalendarOptions,
): Uint8Array {
  const wallTime = (instant: string) =>
    `${formatDate(dateInZone(instant, hotel.zone), '')}, ${timeInZone(instant, hotel.zone)}`;
  const { error, value } = createEvent({
    uid: `${bookingId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Stays//EN`,
    title: `${hotel.name}, ${hotel.city}`,
    description: `Confirmation code ${confirmationCode}. ${rooms.map(({ name, meals }) => (rooms.length > 1 ? `${name} (${meals.toLowerCase()})` : name)).join(', ')}. Check in from ${wallTime(checkInAt)}, check out by ${wallTime(checkOutAt)}, local time.`,
    location: hotel.address,
    geo: { lat: hotel.lat, lon: hotel.lng },
    start: Date.parse(checkInAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(checkOutAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    ...statusOf(options, revision),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT', // a stay does not mark its traveller as busy
  });
  return written(error, value);
}

function packageCalendar(
  {
    bookingId,
    confirmationCode,
    title,
    meets,
    endsIn,
    days,
    extras,
    departure,
    ends,
    startsAt,
    endsAt,
    bookedAt,
    revision,
  }: BookedPackage,
  options: CalendarOptions,
): Uint8Array {
  const { error, value } = createEvent({
    uid: `${bookingId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Packages//EN`,
    title,
    description: `Confirmation code ${confirmationCode}. The group meets ${formatDate(departure, '')}, ${meets.time} at ${meets.place}, ${meets.city}. Ends ${formatDate(ends, '')}, ${endsIn.time} at ${endsIn.place}, ${endsIn.city}. Times are local.${hotelText(days)}${extras.map(({ title: what, text }) => ` ${what}: ${text}`).join('')}`,
    location: `${meets.place}, ${meets.city}`,
    start: Date.parse(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    ...statusOf(options, revision),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT', // like a stay
  });
  return written(error, value);
}

/** Without an end where the arrival is not known: an event of RFC 5545 (3.6.1) then ends when it starts. */
function transportCalendar(trip: BookedTransport, options: CalendarOptions): Uint8Array {
  const { bookingId, confirmationCode, title, vehicle, from, startsAt, endsAt, bookedAt, revision } = trip;
  const { error, value } = createEvent({
    uid: `${bookingId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Transport//EN`,
    title,
    description: `Ticket or booking number ${confirmationCode}. ${vehicle}. ${transportTimes(trip)}`,
    location: from,
    start: Date.parse(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    ...knownEnd(endsAt),
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    ...statusOf(options, revision),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT', // like a stay: a car is booked for days
  });
  return written(error, value);
}

/** The end of an event in UTC, or none: the types of the library ask for one, what it writes does not. */
export const knownEnd = (endsAt: string | null) =>
  (endsAt ? { end: Date.parse(endsAt), endInputType: 'utc', endOutputType: 'utc' } : {}) as {
    end: number;
    endInputType: 'utc';
    endOutputType: 'utc';
  };

/** "Departs Thu 10 Dec 2026, 09:30 from Kochi. …", in the zone of the place, which it names. */
function transportTimes({ from, stops, to, zone, startsAt, endsAt }: BookedTransport): string {
  const wallTime = (at: string) => `${formatDate(dateInZone(at, zone), '')}, ${timeInZone(at, zone)}`;
  return [
    `Departs ${wallTime(startsAt)} from ${from}.`,
    ...(stops.length ? [`Stops at ${stops.join(', ')}.`] : []),
    endsAt ? `Until ${wallTime(endsAt)}, ${to}.` : `To ${to}: the ticket says when it arrives.`,
    `Times are local (${offsetOf(startsAt, zone)}).`,
  ].join(' ');
}

/**
 * Every valid flight; in a cancellation every flight of the trip. The description gives local times of both airports.
 */
function flightCalendar(flight: BookedFlight, options: CalendarOptions): Uint8Array {
  const { bookingId, bookedAt, revision } = flight;
  const events = (options.cancelled ? flight.bounds : remainingBounds(flight)).flatMap(({ pnr, segments }) =>
    pnr
      ? segments.map((segment) => flightEvent(segment, { bookingId, pnr, bookedAt, ...statusOf(options, revision) }))
      : [],
  );
  const { error, value } = createEvents(events);
  return written(error, value);
}

/** The bounds of which someone still has a ticket. */
export const remainingBounds = ({ bounds, passengers }: BookedFlight): BookedFlight['bounds'] =>
  bounds.filter(({ pnr }, bound) => pnr && passengers.some(({ tickets }) => tickets[bound]));

function flightEvent(
  { flightId, number, airlineName, from, to }: BookedSegment,
  {
    bookingId,
    pnr,
    bookedAt,
    ...status
  }: { bookingId: string; pnr: string; bookedAt: string } & ReturnType<typeof statusOf>,
): EventAttributes {
  return {
    uid: `${bookingId}.${flightId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Flights//EN`,
    title: `${number}, ${from.city} ${from.code} to ${to.city} ${to.code}`,
    description: `PNR ${pnr}. ${airlineName} ${number}. Departs ${localTimeText(from)}. Arrives ${localTimeText(to)}. Times are local at each airport.`,
    location: `${from.airport} (${from.code})${from.terminal ? `, terminal ${from.terminal}` : ''}`,
    start: Date.parse(from.instant),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(to.instant),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    ...status,
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
  };
}

/** "Tue 8 Dec 2026, 17:00 at Indira Gandhi International Airport, Delhi (DEL), terminal 3 (UTC+5:30)". */
export const localTimeText = ({ at, airport, city, code, terminal, instant, zone }: FlightEnd): string =>
  `${formatDate(at.slice(0, 10), '')}, ${at.slice(11)} at ${airport}, ${city} (${code})${terminal ? `, terminal ${terminal}` : ''} (${offsetOf(instant, zone)})`;

function written(error: Error | null | undefined, value: string | null | undefined): Uint8Array {
  if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
  return new TextEncoder().encode(value);
}
