import { refundSteps } from '#lib/shared/cancellation.ts';
import { addDays, dateInZone, formatDate, type IsoDate, timeInZone } from '#lib/shared/dates.ts';
import type { EmailPart } from '#lib/shared/email-parts.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import type { BookingView, StayBooking, TicketCodes } from '../contract.ts';
import { byCategory } from './category.ts';
import { paidTerms } from './paid-terms.ts';
import { tripFacts } from './trip-facts.ts';
import { tripStart } from './trip-start.ts';
import { ratesOfStay, refundOfRate, roomNumbers, type RoomsOfRate } from './room-text.ts';
import { BOOKED_STATES } from './emails/email-context.ts';
import { partsOfTrip } from './emails/trip-parts.ts';

/**
 * A booked trip as a browser stores it for reading offline: what a traveller needs on the way, as text, and the bar
 * codes of an e-ticket. No prices, no passports, no tokens.
 */
export type OfflineTrip = {
  _id: string;
  title: string;
  /** First and last local date, in the zone of the place. */
  from: IsoDate;
  until: IsoDate;
  zone: string;
  endsAt: string;
  facts: (readonly [label: string, value: string])[];
  notes: string[];
  /** Of the e-ticket of a flight; absent where there are none. */
  codes?: TicketCodes;
  /** Instant of the server's answer. */
  fetchedAt: string;
};

/** Trips stored per person. */
export const MOST_KEPT_TRIPS = 20;

/** A stored trip is shown this long after its last answer, as long as a browser remembers its person (3.5). */
export const KEPT_DAYS = 7;

/** A trip is still shown a day after its scheduled end: flights are late. */
const AFTER_END_DAYS = 1;

const DAY_MS = 86_400_000;

const CANCELLATION = 'Cancellation';

const INVOICE = 'Invoice number';

const NOT_OF_TICKETS: readonly string[] = [CANCELLATION, INVOICE];

/** Begins the label of a fact that names whom to call: "Emergency contact of Asha Menon". */
export const CONTACT_OF = 'Emergency contact of ';

/** The facts of a stored trip that name whom to call. */
export const contactFactsOf = ({ facts }: OfflineTrip): OfflineTrip['facts'] =>
  facts.filter(([label]) => label.startsWith(CONTACT_OF));

/** Whether two stored forms of a trip name the same flights, times, passengers and tickets, so that codes of one are of the other. */
export const sameTickets = (one: OfflineTrip, other: OfflineTrip): boolean => ticketFacts(one) === ticketFacts(other);

const ticketFacts = ({ facts }: OfflineTrip): string =>
  JSON.stringify(facts.filter(([label]) => !label.startsWith(CONTACT_OF) && !NOT_OF_TICKETS.includes(label)));

/** The stored form of a booking, with whom to call; null for one that is not booked, or is a colleague's. */
export function offlineTrip(
  booking: BookingView,
  fetchedAt: string,
  contacts: OfflineTrip['facts'] = [],
): OfflineTrip | null {
  if (!BOOKED_STATES.includes(booking.state) || booking.readOnly) return null;
  const parts = partsOfTrip(booking);
  const { invoice } = booking.documents;
  return {
    _id: booking._id,
    ...datesOf(booking),
    facts: [
      ...factsOf(parts),
      [CANCELLATION, cancellationOf(booking, fetchedAt)],
      ...(invoice ? ([[INVOICE, invoice]] as const) : []),
      ...contacts,
    ],
    notes: notesOf(parts),
    fetchedAt,
  };
}

function datesOf(booking: BookingView): Pick<OfflineTrip, 'title' | 'from' | 'until' | 'zone' | 'endsAt'> {
  const { title, from, until, zone, endsAt } = tripFacts(booking);
  return { title, from, until, zone, endsAt };
}

/** The rooms of a stay by rate; none for other bookings. */
const roomRatesOf = (booking: BookingView): RoomsOfRate<StayBooking['rooms'][number]>[] =>
  byCategory<BookingView, RoomsOfRate<StayBooking['rooms'][number]>[]>(booking, {
    hotel: ratesOfStay,
    flight: () => [],
    package: () => [],
  });

function cancellationOf(booking: BookingView, at: string): string {
  const { at: begins, zone } = tripStart(booking);
  const rates = roomRatesOf(booking);
  if (rates.length > 1) {
    const clock = { now: at, checkInAt: begins, zone, today: dateInZone(at, zone) };
    return rates.map((rate) => `${roomNumbers(rate.positions)}: ${refundOfRate(rate, clock).text}`).join('\n');
  }
  const { cancellationPolicies, total } = paidTerms(booking);
  const steps = refundSteps(cancellationPolicies, total, new Date(at), new Date(begins));
  return refundText(steps, total, zone, dateInZone(at, zone)).text;
}

const factsOf = (parts: readonly EmailPart[]): OfflineTrip['facts'] =>
  parts.flatMap((part) => (typeof part === 'object' && 'facts' in part ? part.facts : []));

const notesOf = (parts: readonly EmailPart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [part] : 'small' in part ? [part.small] : []));

/** Whether a stored trip is still to be shown. */
export const isCurrent = ({ endsAt, fetchedAt }: OfflineTrip, now: Date): boolean =>
  Date.parse(endsAt) + AFTER_END_DAYS * DAY_MS > now.getTime() &&
  Date.parse(fetchedAt) + KEPT_DAYS * DAY_MS > now.getTime();

/** Trips in the order of a travel day: those that have begun first, the latest of them on top, then the next ones. */
export function inTravelOrder(trips: readonly OfflineTrip[], now: Date): OfflineTrip[] {
  const begun = (trip: OfflineTrip) => trip.from <= dateInZone(now, trip.zone);
  return [...trips].sort((one, other) => {
    if (begun(one) !== begun(other)) return begun(one) ? -1 : 1;
    const order = one.from.localeCompare(other.from) || one._id.localeCompare(other._id);
    return begun(one) ? -order : order;
  });
}

/** "As of 14:05 today", "As of 14:05 yesterday", "As of 14:05, Tue 1 Dec", on the clock of the given zone. */
export function asOfText(fetchedAt: string, now: Date, zone: string): string {
  const [date, today] = [dateInZone(fetchedAt, zone), dateInZone(now, zone)];
  const time = `As of ${timeInZone(fetchedAt, zone)}`;
  if (date === today) return `${time} today`;
  if (date === addDays(today, -1)) return `${time} yesterday`;
  return `${time}, ${formatDate(date, today)}`;
}

/** Whom to call for a person of a trip. */
export type TripContact = { name: string; contact: { name: string; relation?: string | null; phone: string } };

/** Everybody who is named in a booking. */
export function peopleOf({ details }: BookingView): readonly { firstName: string; lastName: string }[] {
  if (!details) return [];
  return 'passengers' in details ? details.passengers : details.guests;
}

/** Facts of a stored trip: "Emergency contact of Asha Menon", "Ravi Menon, brother: 080 4123 4567". */
export const contactFacts = (contacts: readonly TripContact[]): OfflineTrip['facts'] =>
  contacts.map(({ name, contact: { name: who, relation, phone } }) => [
    `${CONTACT_OF}${name}`,
    `${who}${relation ? `, ${relation}` : ''}: ${phone}`,
  ]);
