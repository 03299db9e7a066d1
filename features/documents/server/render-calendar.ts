import 'server-only';
import { createEvent } from 'ics';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { BookedStay } from './booked-stay.ts';

/** The stay as a calendar file (RFC 5545): one event from check-in to check-out, in UTC, so that every calendar agrees. */
export function renderCalendar({ bookingId, confirmationCode, hotel, room, checkInAt, checkOutAt, bookedAt }: BookedStay): Uint8Array {
  const wallTime = (instant: string) => `${formatDate(dateInZone(instant, hotel.zone), '')}, ${timeInZone(instant, hotel.zone)}`;
  const { error, value } = createEvent({
    uid: `${bookingId}@${PRODUCT.id}`,
    productId: `-//${PRODUCT.name}//Stays//EN`,
    title: `${hotel.name}, ${hotel.city}`,
    description: `Confirmation code ${confirmationCode}. ${room.name}. Check in from ${wallTime(checkInAt)}, check out by ${wallTime(checkOutAt)}, local time.`,
    location: hotel.address,
    geo: { lat: hotel.lat, lon: hotel.lng },
    start: Date.parse(checkInAt), startInputType: 'utc', startOutputType: 'utc',
    end: Date.parse(checkOutAt), endInputType: 'utc', endOutputType: 'utc',
    created: Date.parse(bookedAt), lastModified: Date.parse(bookedAt),
    status: 'CONFIRMED', busyStatus: 'FREE', transp: 'TRANSPARENT', // a stay does not make its traveller busy
  });
  if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
  return new TextEncoder().encode(value);
}
