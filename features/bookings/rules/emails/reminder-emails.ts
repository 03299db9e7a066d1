import { dateInZone, daysBetween, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { BookingView } from '../../contract.ts';
import { tripStart } from '../trip-start.ts';
import { isPackage, isStay, type Category } from '../category.ts';
import { openParts } from '../open-parts.ts';
import {
  categoryOf,
  openTrip,
  refundTerms,
  tripOf,
  withMoney,
  type EmailContext,
  type Written,
} from './email-context.ts';
import { TRIP_REMINDER_HOURS } from './email-times.ts';

const HOUR = 3_600_000;

/** The trip begins within a day. Null once it has begun, and where it is not booked any more or begins later. */
export function begins(context: EmailContext): Written {
  const { booking, title, now } = context;
  const start = startOf(booking);
  const left = start ? start.at.getTime() - now.getTime() : 0;
  if (booking.state !== 'confirmed' || !start || left <= 0 || left > TRIP_REMINDER_HOURS * HOUR) return null;
  return {
    subject: `${beginning(booking, title)} on ${start.when}`,
    parts: [...tripOf(context), WHAT_TO_BRING[categoryOf(context)], openTrip(context)],
  };
}

/**
 * The trip begins in some days: how many, what to bring, and until when cancelling is free. Null within the last day, which
 * has a reminder of its own, and where it is not booked any more.
 */
export function daysAhead(context: EmailContext): Written {
  const { booking, title, now } = context;
  const start = startOf(booking);
  const left = start ? start.at.getTime() - now.getTime() : 0;
  if (booking.state !== 'confirmed' || !start || left <= TRIP_REMINDER_HOURS * HOUR) return null;
  const { zone } = tripStart(booking);
  const days = daysBetween(dateInZone(now, zone), dateInZone(start.at, zone));
  return {
    subject: `${beginning(booking, title)} in ${counted(days, 'day')}, on ${start.when}`,
    parts: [
      ...tripOf(context),
      WHAT_TO_BRING[categoryOf(context)],
      withMoney(context, refundTerms(context)),
      openTrip(context),
    ],
  };
}

const WHAT_TO_BRING: Record<Category, string> = {
  hotel: 'Bring a photo identity document for each guest: the hotel asks for it at check-in.',
  flight:
    'Bring the identity document of each passenger: the airport asks for it at the entrance, the airline at check-in.',
  package: 'Bring a photo identity document for each guest: every hotel of the journey asks for it at check-in.',
};

function beginning(booking: BookingView, title: string): string {
  if (isStay(booking)) return `Your stay at ${title} begins`;
  return isPackage(booking) ? `Your journey “${title}” begins` : `${title} leaves`;
}

/** When the trip begins, with the text by the clock of the place: "Fri 27 Nov 2026, from 14:00". Null: nobody flies. */
function startOf(booking: BookingView): { at: Date; when: string } | null {
  if (isStay(booking)) {
    const { checkInAt, hotel } = booking;
    const day = formatDate(dateInZone(checkInAt, hotel.zone), '');
    return { at: new Date(checkInAt), when: `${day}, from ${timeInZone(checkInAt, hotel.zone)}` };
  }
  if (isPackage(booking)) {
    const { departure, startsAt } = booking;
    return { at: new Date(startsAt), when: `${formatDate(departure, '')} at ${booking.package.meets.time}` };
  }
  const [first] = openParts(booking).bounds;
  const origin = first === undefined ? undefined : booking.bounds[first]?.segments[0]?.origin;
  return origin
    ? { at: new Date(origin.instant), when: `${formatDate(origin.at.slice(0, 10), '')} at ${clockOf(origin.at)}` }
    : null;
}
