import { formatDate, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { t } from '#lib/shared/texts.ts';
import { lastDayToWrite } from './review-window.ts';

type RequestFacts = {
  firstName: string;
  hotel: { name: string; city: string };
  checkIn: IsoDate;
  checkOut: IsoDate;
  /** Where the review is written. */
  link: string;
};

/** The email that asks a guest for a review, the day after their stay. */
export const requestEmail = ({ firstName, hotel, checkIn, checkOut, link }: RequestFacts): EmailParts => ({
  subject: t('How was {hotel}?', { hotel: hotel.name }),
  name: firstName,
  parts: [
    t(
      'You stayed at {hotel} in {city}, {dates}. If you like, tell others how it was: what was good, and what was not.',
      { hotel: hotel.name, city: t(hotel.city), dates: formatDateRange(checkIn, checkOut, checkOut) },
    ),
    { button: t('Write a review'), url: link },
    {
      small: t(
        'You can do so until {day}. It is shown with your first name and initial, or without a name. We ask once.',
        { day: formatDate(lastDayToWrite(checkOut), '') },
      ),
    },
  ],
});
