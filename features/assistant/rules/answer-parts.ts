import { formatDate, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { Reply } from '../contract.ts';
import { type Chosen, chooseTrip } from './choose-trip.ts';
import { ASSISTANT_LIMITS } from './limits.ts';
import type { UserReads, Reads } from './reads.ts';
import { isBooked, STATE_TEXT, titleOf, TRIP_KINDS, type Trip } from './trip.ts';
import type { Understood } from './understand.ts';

/** A question with what it may look up. */
export type Question = { question: string; asked: Understood; reads: Reads; today: IsoDate };
export type UserQuestion = Question & { own: UserReads };

/** The parts of a reply that an answer has; the others are empty. */
export type Answer = Pick<Reply, 'paragraphs'> &
  Partial<Pick<Reply, 'facts' | 'links' | 'suggestions' | 'proposal'>> & { trip?: Trip };

export const link = (label: string, href: string) => ({ label, href });
export const fact = (label: string, value: string) => ({ label, value });
export const rupeesOf = (amount: number, currency: string): string => formatMoney({ amount, currency });

/** The page of a trip. */
export const tripHref = ({ bookingId, kind }: Trip, as: UserReads['as']): string =>
  as === 'traveller' ? routes.booking(bookingId) : WORK_PAGES[kind](bookingId);

/** Pages of a company's trip; packages have none. */
const WORK_PAGES: Record<Trip['kind'], (bookingId: string) => string> = {
  stay: (bookingId) => workRoutes.corporateHotelConfirmation(bookingId, { part: 'trip' }),
  flight: (bookingId) => workRoutes.corporateFlightConfirmation(bookingId, { part: 'trip' }),
  package: (bookingId) => routes.booking(bookingId),
};

export const tripsHref = (as: UserReads['as']): string =>
  as === 'traveller' ? routes.bookings() : workRoutes.corporateBooking();

export const openTrip = (trip: Trip, as: UserReads['as'], label = t('Open {title}', { title: titleOf(trip) })) =>
  link(label, tripHref(trip, as));

/** "12–15 Dec", and for flights the day: "Sat 12 Dec". */
export const whenOf = ({ kind, ...dates }: Trip, today: IsoDate): string => WHEN[kind](dates, today);

const dateRange = ({ from, to }: Pick<Trip, 'from' | 'to'>, today: IsoDate) => formatDateRange(from, to, today);
const WHEN: Record<Trip['kind'], typeof dateRange> = {
  stay: dateRange,
  flight: ({ from }, today) => formatDate(from, today),
  package: dateRange,
};

/** The facts of a booking by which its traveller knows it. */
export const factsOf = (trip: Trip, today: IsoDate) => [
  ...(trip.code ? [fact(t(TRIP_KINDS[trip.kind].code), trip.code)] : []),
  fact(t('When'), whenOf(trip, today)),
  fact(t('Status'), t(STATE_TEXT[trip.state])),
  fact(t(isBooked(trip) ? 'Paid' : 'Price'), rupeesOf(trip.total, trip.currency)),
];

/** What stands for a trip in a question: its code, or the day it begins. */
export const nameOf = (trip: Trip): string => trip.code?.split(/[,·/+]/)[0]?.trim() ?? trip.bookingId;

type OneTrip = { trip: Trip } | { answer: Answer };

/**
 * The one trip that a question is about; otherwise an answer that says what is missing. `askAbout` gives the questions that
 * choose among several: "Cancel KV 4821 3709".
 */
export async function oneTrip(
  { asked, reads, own, today }: UserQuestion,
  askAbout: (booking: string) => string,
  none: string,
): Promise<OneTrip> {
  const chosen = chooseTrip(asked, await own.trips(), reads.now);
  if (chosen.found === 'one') return { trip: chosen.trip };
  return { answer: missing(chosen, { own, today, askAbout, none }) };
}

type Missing = { own: UserReads; today: IsoDate; askAbout: (booking: string) => string; none: string };

function missing(chosen: Exclude<Chosen, { found: 'one' }>, { own, today, askAbout, none }: Missing): Answer {
  if (chosen.found === 'unknown-code') return unknownCode(chosen.code, own.as);
  if (chosen.found === 'none') return { paragraphs: [none], links: [link(t('My trips'), tripsHref(own.as))] };
  const some = chosen.trips.slice(0, ASSISTANT_LIMITS.listed);
  return {
    paragraphs: [
      some.length < chosen.trips.length
        ? t('Which booking is it? These are {n} of {bookings}; name another by its code or place.', {
            n: some.length,
            bookings: counted(chosen.trips.length, 'booking'),
          })
        : t('Which booking is it?'),
    ],
    facts: some.map((trip) => fact(titleOf(trip), [whenOf(trip, today), trip.code].filter(Boolean).join(', '))),
    suggestions: some.slice(0, ASSISTANT_LIMITS.suggestions).map((trip) => askAbout(nameOf(trip))),
    links: [link(t('My trips'), tripsHref(own.as))],
  };
}

/** The same words for a code of somebody else's booking and for one that does not exist. */
export const unknownCode = (code: string, as: UserReads['as']): Answer => ({
  paragraphs: [
    t(
      'None of your bookings has the code {code}. Check it against your confirmation. Bookings made with another account are shown there only.',
      { code },
    ),
  ],
  links: [link(t('My trips'), tripsHref(as)), link(t('Talk to a person'), routes.enquiry())],
});
