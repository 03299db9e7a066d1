import { hotelsOfDays, type NotedHotel } from '#lib/shared/day-note.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';

type DayInHotel = { date: IsoDate; city: string; hotel?: NotedHotel };

/**
 * The hotels of a journey for a calendar, after what it says before: " Hotels: from 10 Jan 2027 Clocktower House, 12 Fort Road,
 * Jodhpur, +91 …;" and so on. Empty where none is named. The hotels' own codes are left out: a calendar is often shared.
 */
export function hotelText(days: readonly DayInHotel[]): string {
  const hotels = hotelsOfDays(days).map(({ date, hotel: { name, address, telephone } }) =>
    [`from ${formatDate(date, '')} ${name}`, address, ...(telephone ? [telephone] : [])].join(', '),
  );
  return hotels.length ? ` Hotels: ${hotels.join('; ')}.` : '';
}
