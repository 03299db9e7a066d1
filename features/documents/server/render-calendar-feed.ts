import 'server-only';
import { createEvents, type DateArray, type EventAttributes, type ReturnObject } from 'ics';
import { mapInSlices } from '#lib/server/slices.ts';
import { addDays } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { BookedFlight } from './booked-flight.ts';
import { hotelText } from '../rules/hotel-text.ts';
import type { BookedPackage } from './booked-package.ts';
import type { BookedStay } from './booked-stay.ts';
import type { BookedTransport } from './booked-transport.ts';
import { knownEnd, localTimeText, remainingBounds } from './render-calendar.ts';
import { bySupply, type CalendarTrip } from './sold-trip.ts';

/** A trip of a feed, and the address of its page, which asks for a sign-in. */
export type FeedTrip = { trip: CalendarTrip; url: string };

/**
 * Booked trips as a calendar to subscribe to (RFC 5545): a stay or a package is a span of whole days, a flight or transport is timed in UTC,
 * which calendars show in their own zone. Without names, codes, prices and the places where a car picks people up: the address may be with a provider of calendars, and
 * a code with a name opens a booking at an airline. In slices: the library takes two milliseconds for an event. Throws when
 * a trip cannot be written.
 */
export async function renderCalendarFeed(trips: readonly FeedTrip[]): Promise<Uint8Array> {
  const frame = textOf(createEvents([], HEADER));
  const end = frame.lastIndexOf('END:VCALENDAR');
  const events = await mapInSlices(trips, ({ trip, url }) => {
    const calendar = textOf(createEvents(eventsOf(trip, url), HEADER));
    const begin = calendar.indexOf('BEGIN:VEVENT');
    return begin === -1 ? '' : calendar.slice(begin, calendar.lastIndexOf('END:VCALENDAR'));
  });
  return new TextEncoder().encode(frame.slice(0, end) + events.join('') + frame.slice(end));
}

const HEADER = {
  productId: `-//${PRODUCT.name}//Trips//EN`,
  method: 'PUBLISH',
  calName: `${PRODUCT.name}: my trips`,
};

function textOf({ error, value }: ReturnObject): string {
  if (error || value === null) throw new Error('the calendar could not be written', { cause: error });
  return value;
}

const eventsOf = (trip: CalendarTrip, url: string): EventAttributes[] =>
  bySupply<CalendarTrip, EventAttributes[]>(trip, {
    stay: (stay) => [stayEvent(stay, url)],
    flight: (flight) => flightEvents(flight, url),
    package: (journey) => [packageEvent(journey, url)],
    transport: (transport) => [transportEvent(transport, url)],
  });

const dateArray = (date: string): DateArray => date.split('-').map(Number) as DateArray;

function stayEvent(
  { bookingId, hotel, room, rooms = [room], stay, bookedAt, revision = 0 }: BookedStay,
  url: string,
): EventAttributes {
  const { checkInTime, checkOutTime, telephone } = hotel;
  return {
    ...stamps(`${bookingId}@${PRODUCT.id}`, bookedAt, revision),
    title: `${hotel.name}, ${hotel.city}`,
    description: [
      `Check in from ${checkInTime}, check out by ${checkOutTime}, local time. ${rooms.map(({ name }) => name).join(', ')}.`,
      ...(telephone ? [`Telephone ${telephone}.`] : []),
      'The confirmation code is with the trip.',
    ].join(' '),
    location: hotel.address,
    geo: { lat: hotel.lat, lon: hotel.lng },
    url,
    start: dateArray(stay.checkIn),
    end: dateArray(addDays(stay.checkOut, 1)), // the end is exclusive, and the day of leaving belongs to the stay
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

const packageEvent = (
  { bookingId, title, meets, days, departure, ends, bookedAt, revision = 0 }: BookedPackage,
  url: string,
): EventAttributes => ({
  ...stamps(`${bookingId}@${PRODUCT.id}`, bookedAt, revision),
  title,
  description: `The group meets at ${meets.time}, local time: ${meets.place}, ${meets.city}. The confirmation code is with the trip.${hotelText(days)}`,
  location: `${meets.place}, ${meets.city}`,
  url,
  start: dateArray(departure),
  end: dateArray(addDays(ends, 1)), // the end is exclusive
  busyStatus: 'FREE',
  transp: 'TRANSPARENT',
});

const flightEvents = (flight: BookedFlight, url: string): EventAttributes[] =>
  remainingBounds(flight).flatMap(({ segments }) =>
    segments.map(({ flightId, number, airlineName, from, to }) => ({
      ...stamps(`${flight.bookingId}.${flightId}@${PRODUCT.id}`, flight.bookedAt, flight.revision ?? 0),
      title: `${number}, ${from.city} ${from.code} to ${to.city} ${to.code}`,
      description: `${airlineName} ${number}. Departs ${localTimeText(from)}. Arrives ${localTimeText(to)}. Times are local at each airport. The PNR is with the trip.`,
      location: `${from.airport} (${from.code})${from.terminal ? `, terminal ${from.terminal}` : ''}`,
      url,
      start: Date.parse(from.instant),
      startInputType: 'utc' as const,
      startOutputType: 'utc' as const,
      end: Date.parse(to.instant),
      endInputType: 'utc' as const,
      endOutputType: 'utc' as const,
      busyStatus: 'BUSY' as const,
      transp: 'OPAQUE' as const,
    })),
  );

/** The city alone: a car picks people up at their homes. */
const transportEvent = (
  { bookingId, title, city, startsAt, endsAt, bookedAt, revision }: BookedTransport,
  url: string,
): EventAttributes => ({
  ...stamps(`${bookingId}@${PRODUCT.id}`, bookedAt, revision),
  title,
  description: 'Places, times and tickets are with the request.',
  location: city,
  url,
  start: Date.parse(startsAt),
  startInputType: 'utc',
  startOutputType: 'utc',
  ...knownEnd(endsAt),
  busyStatus: 'FREE',
  transp: 'TRANSPARENT',
});

const stamps = (uid: string, bookedAt: string, sequence: number) =>
  ({
    uid,
    created: Date.parse(bookedAt),
    lastModified: Date.parse(bookedAt),
    sequence,
    status: 'CONFIRMED',
  }) as const;
