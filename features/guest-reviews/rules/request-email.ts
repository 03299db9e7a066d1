import { formatDate, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
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
  subject: `How was ${hotel.name}?`,
  name: firstName,
  parts: [
    `You stayed at ${hotel.name} in ${hotel.city}, ${formatDateRange(checkIn, checkOut, checkOut)}. If you like, tell others how it was: what was good, and what was not.`,
    { button: 'Write a review', url: link },
    {
      small: `You can do so until ${formatDate(lastDayToWrite(checkOut), '')}. It is shown with your first name and initial, or without a name. We ask once.`,
    },
  ],
});
