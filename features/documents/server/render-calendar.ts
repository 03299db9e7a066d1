import 'server-only';
import { createEvent, createEvents, type EventAttributes } from 'ics';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { offsetOf } from '../rules/stay-words.ts';
import type { BookedFlight, BookedSegment, FlightEnd } from './booked-flight.ts';
import type { BookedStay } from './booked-stay.ts';
import type { SoldTrip } from './sold-trip.ts';

type Standing = { cancelled?: boolean };

/**
 * A trip as a calendar file (RFC 5545), in UTC, so that every calendar agrees: a stay is one event, a flight one each.
 * `cancelled` marks every event as cancelled, under the id it was added with, so that a calendar takes it out.
 */
export const renderCalendar = (sold: SoldTrip, standing: Standing = {}): Uint8Array =>
  sold.category === 'flight' ? flightCalendar(sold, standing) : stayCalendar(sold, standing);

/** RFC 5545: of two versions of an event, calendars keep the one with the higher sequence number. */
const standingOf = ({ cancelled = false }: Standing, revision = 0) =>
  ({ status: cancelled ? 'CANCELLED' : 'CONFIRMED', sequence: revision }) as const;

function stayCalendar(
  { bookingId, confirmationCode, hotel, room, checkInAt, checkOutAt, bookedAt, revision }: BookedStay,
  standing: Standing,
): Uint8Array {
  const wallTime = (instant: string) =>
    `${formatDate(dateInZone(instant, hotel.zone), '')}, ${timeInZone(instant, hotel.zone)}`;
  const { error, value } = createEvent({
    uid: `${bookingId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Stays//EN`,
    title: `${hotel.name}, ${hotel.city}`,
    description: `Confirmation code ${confirmationCode}. ${room.name}. Check in from ${wallTime(checkInAt)}, check out by ${wallTime(checkOutAt)}, local time.`,
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
    ...standingOf(standing, revision),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT', // a stay does not make its traveller busy
  });
  return written(error, value);
}

/** Every flight that is still to be flown. Its words give the clock of both airports, which may differ. */
function flightCalendar(
  { bookingId, bounds, passengers, bookedAt, revision }: BookedFlight,
  standing: Standing,
): Uint8Array {
  const events = bounds.flatMap(({ pnr, segments }, bound) =>
    pnr && (standing.cancelled || passengers.some(({ tickets }) => tickets[bound]))
      ? segments.map((segment) => flightEvent(segment, { bookingId, pnr, bookedAt, ...standingOf(standing, revision) }))
      : [],
  );
  const { error, value } = createEvents(events);
  return written(error, value);
}

function flightEvent(
  { flightId, number, airlineName, from, to }: BookedSegment,
  {
    bookingId,
    pnr,
    bookedAt,
    ...standing
  }: { bookingId: string; pnr: string; bookedAt: string } & ReturnType<typeof standingOf>,
): EventAttributes {
  return {
    uid: `${bookingId}.${flightId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Flights//EN`,
    title: `${number}, ${from.city} ${from.code} to ${to.city} ${to.code}`,
    description: `PNR ${pnr}. ${airlineName} ${number}. Departs ${localWords(from)}. Arrives ${localWords(to)}. Times are local at each airport.`,
    location: `${from.airport} (${from.code})${from.terminal ? `, terminal ${from.terminal}` : ''}`,
    start: Date.parse(from.instant),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(to.instant),
    endInputType: 'utc',
    endOutputType: 'utc',
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    ...standing,
    busyStatus: 'BUSY',
    transp: 'OPAQUE',
  };
}

/** "Tue 8 Dec 2026, 17:00 at Indira Gandhi International Airport, Delhi (DEL), terminal 3 (UTC+5:30)". */
const localWords = ({ at, airport, city, code, terminal, instant, zone }: FlightEnd): string =>
  `${formatDate(at.slice(0, 10), '')}, ${at.slice(11)} at ${airport}, ${city} (${code})${terminal ? `, terminal ${terminal}` : ''} (${offsetOf(instant, zone)})`;

function written(error: Error | null | undefined, value: string | null | undefined): Uint8Array {
  if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
  return new TextEncoder().encode(value);
}
