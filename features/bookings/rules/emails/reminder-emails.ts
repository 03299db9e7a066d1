import { dateInZone, daysBetween, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { BookingView } from '../../contract.ts';
import { tripStart } from '../trip-start.ts';
import { byCategory, categoryOf, type Category } from '../category.ts';
import { openParts } from '../open-parts.ts';
import { openTrip, refundTerms, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';
import { TRIP_REMINDER_HOURS } from './email-times.ts';

const HOUR = 3_600_000;

/** The trip begins within a day. Null once it has begun, and where it is not booked any more or begins later. */
export function begins(context: EmailContext): Written {
  const { booking, title, now } = context;
  const start = startOf(booking);
  const left = start ? start.at.getTime() - now.getTime() : 0;
  if (booking.state !== 'confirmed' || !start || left <= 0 || left > TRIP_REMINDER_HOURS * HOUR) return null;
  return {
    subject: `${BEGINNING[categoryOf(booking)](title)} on ${start.when}`,
    parts: [...tripOf(context), WHAT_TO_BRING[categoryOf(booking)], openTrip(context)],
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
    subject: `${BEGINNING[categoryOf(booking)](title)} in ${counted(days, 'day')}, on ${start.when}`,
    parts: [
      ...tripOf(context),
      WHAT_TO_BRING[categoryOf(booking)],
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

const BEGINNING: Record<Category, (title: string) => string> = {
  hotel: (title) => `Your stay at ${title} begins`,
  flight: (title) => `${title} leaves`,
  package: (title) => `Your journey “${title}” begins`,
};

/** When the trip begins, with the text by the clock of the place: "Fri 27 Nov 2026, from 14:00". Null: nobody flies. */
const startOf = (booking: BookingView): { at: Date; when: string } | null =>
  byCategory<BookingView, { at: Date; when: string } | null>(booking, {
    hotel: ({ checkInAt, hotel: { zone } }) => ({
      at: new Date(checkInAt),
      when: `${formatDate(dateInZone(checkInAt, zone), '')}, from ${timeInZone(checkInAt, zone)}`,
    }),
    flight: (trip) => {
      const [first] = openParts(trip).bounds;
      const origin = first === undefined ? undefined : trip.bounds[first]?.segments[0]?.origin;
      return origin
        ? { at: new Date(origin.instant), when: `${formatDate(origin.at.slice(0, 10), '')} at ${clockOf(origin.at)}` }
        : null;
    },
    package: ({ departure, startsAt, package: { meets } }) => ({
      at: new Date(startsAt),
      when: `${formatDate(departure, '')} at ${meets.time}`,
    }),
  });
