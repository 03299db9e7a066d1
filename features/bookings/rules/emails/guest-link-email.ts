import { dateInZone, formatDate, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';

/** Facts of the email with a guest's link. `city` of a stay, null for a flight; dates are of the place, in `zone`. */
export type GuestLinkFacts = {
  company: string;
  asker: string;
  title: string;
  city: string | null;
  from: IsoDate;
  to: IsoDate;
  today: IsoDate;
  ends: Date;
  zone: string;
  link: string;
};

/**
 * The email that asks a guest for their details. Its text is fixed: it goes to people who have no account here, so nothing
 * that whoever booked typed for it is in it, the guest's name included.
 */
export const guestLinkEmail = ({
  company,
  asker,
  title,
  city,
  from,
  to,
  today,
  ends,
  zone,
  link,
}: GuestLinkFacts): EmailParts => ({
  subject: `${company} asks for your details for a trip`,
  name: '',
  parts: [
    `${asker} of ${company} is arranging a trip for you and asks for your details, as they stand in your passport or identity card.`,
    {
      facts: [
        ['Trip', city ? `${title}\n${city}` : title],
        ['Dates', formatDateRange(from, to, today)],
      ],
    },
    { button: 'Enter your details', url: link },
    `The button works once, until ${formatDate(dateInZone(ends, zone), today)} at the latest, and needs no account. Nothing is charged to you. Do not forward this email.`,
    { small: `If you do not know ${asker} or expect no trip, ignore this email: nobody is told, and nothing happens.` },
  ],
});
