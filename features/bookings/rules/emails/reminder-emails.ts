import { dateInZone, daysBetween, formatDate, timeInZone, type IsoDate } from '#lib/shared/dates.ts';
import { clockOf } from '#lib/shared/flight-times.ts';
import { t } from '#lib/shared/texts.ts';
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
    subject: t(BEGINS[categoryOf(booking)], { title, when: start.when }),
    parts: [...tripOf(context), t(WHAT_TO_BRING[categoryOf(booking)]), openTrip(context)],
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
    subject: t(BEGINS_IN[categoryOf(booking)], { title, days: counted(days, 'day'), when: start.when }),
    parts: [
      ...tripOf(context),
      t(WHAT_TO_BRING[categoryOf(booking)]),
      withMoney(context, refundTerms(context)),
      openTrip(context),
    ],
  };
}

/** @texts */
const WHAT_TO_BRING: Record<Category, string> = {
  hotel: 'Bring a photo identity document for each guest: the hotel asks for it at check-in.',
  flight:
    'Bring the identity document of each passenger: the airport asks for it at the entrance, the airline at check-in.',
  package: 'Bring a photo identity document for each guest: every hotel of the journey asks for it at check-in.',
};

/** @texts */
const BEGINS: Record<Category, string> = {
  hotel: 'Your stay at {title} begins on {when}',
  flight: '{title} leaves on {when}',
  package: 'Your journey “{title}” begins on {when}',
};
/** @texts */
const BEGINS_IN: Record<Category, string> = {
  hotel: 'Your stay at {title} begins in {days}, on {when}',
  flight: '{title} leaves in {days}, on {when}',
  package: 'Your journey “{title}” begins in {days}, on {when}',
};

/** When the trip begins, with the text by the clock of the place: "Fri 27 Nov 2026, from 14:00". Null: nobody flies. */
const startOf = (booking: BookingView): { at: Date; when: string } | null =>
  byCategory<BookingView, { at: Date; when: string } | null>(booking, {
    hotel: ({ checkInAt, hotel: { zone } }) => ({
      at: new Date(checkInAt),
      when: t('{day}, from {time}', {
        day: formatDate(dateInZone(checkInAt, zone), ''),
        time: timeInZone(checkInAt, zone),
      }),
    }),
    flight: (trip) => {
      const [first] = openParts(trip).bounds;
      const origin = first === undefined ? undefined : trip.bounds[first]?.segments[0]?.origin;
      return origin
        ? { at: new Date(origin.instant), when: dayAndTime(origin.at.slice(0, 10), clockOf(origin.at)) }
        : null;
    },
    package: ({ departure, startsAt, package: { meets } }) => ({
      at: new Date(startsAt),
      when: dayAndTime(departure, meets.time),
    }),
  });

const dayAndTime = (date: IsoDate, time: string): string => t('{day} at {time}', { day: formatDate(date, ''), time });
