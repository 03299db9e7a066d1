import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';
import { GUEST_TITLES, titlesFor } from '#lib/shared/guest-titles.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import type { FlightDetails, GuestAnswer, GuestDetails } from '../../contract.ts';
import type * as contract from '../../guest-links.contract.ts';
import { canDo } from '../../rules/can-do.ts';
import { departuresOf } from '../../rules/compare-terms.ts';
import { flightAsks, withGuestOfFlight, withGuestOfStay } from '../../rules/guest-links.ts';
import { programmesOf } from '../../rules/programmes-of.ts';
import { NOT_BOOKED, problemsOfPassenger, travellerProblems } from '../../rules/traveller-problems.ts';
import { bookingById, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { isForCompany, type CompanyBooking } from '../company/evaluate-booking.ts';
import { bookingSummary } from '../products/index.ts';
import { factsOf, transition } from '../transition.ts';
import { linkInvalid, openLinkOf, useUpLink } from './guest-links.repo.ts';
import { peopleAt } from './guest-places.ts';

/** What a link asks for, and for which trip. Changes nothing. */
export const openGuestLink: UseCase<typeof contract.openGuestLink> = async ({ db, body: { token } }) => {
  const link = await openLinkOf(db, token);
  return inCompany(db, link.companyId, async (tx) => {
    const booking = mustBeOpen(await bookingById(tx, link.bookingId));
    const { name: title, place } = bookingSummary(booking);
    return {
      name: link.name,
      company: booking.company.companyName,
      askedBy: booking.company.bookedBy.name,
      trip: {
        kind: booking.category === 'hotel' ? 'stay' : 'flight',
        title,
        place: booking.category === 'hotel' ? place.city : '',
        from: booking.checkIn,
        to: booking.checkOut,
        today: clock.today(place.zone),
      },
      titles: [...titlesOf(booking, link.place)],
      ...asksOf(booking, link.place),
      programmes: programmesAt(booking, link.place),
      endsOn: dateInZone(link.expiresAt, place.zone),
    };
  });
};

/**
 * Takes what a guest entered: into the booking's details where they are saved already, otherwise it waits at the link for
 * whoever booked. Never pays or confirms. A refusal leaves the link open.
 */
export const sendGuestDetails: UseCase<typeof contract.sendGuestDetails> = async ({
  db,
  body: { token, guest },
  request,
}) => {
  const link = await openLinkOf(db, token);
  await retryOnConflict(db, (tx) =>
    inCompany(tx, link.companyId, async (inside) => {
      const booking = mustBeOpen(await lockedBooking(inside, link.bookingId)); // before the link, as whoever asks locks them
      const asks = asksOf(booking, link.place);
      const { frequentFlyer = [], ...rest } = guest;
      const answer = {
        ...rest,
        ...(frequentFlyer.length ? { frequentFlyer } : {}),
        born: asks.asksBorn ? guest.born : null,
        passport: asks.asksPassport ? guest.passport : null,
      };
      const details = withAnswer(booking, link.place, answer);
      const fields = problemsOf(booking, link.place, answer, details);
      const [first] = Object.values(fields);
      if (first) throw new AppError('INVALID_INPUT', first, { fields });
      await useUpLink(inside, link, details ? null : answer);
      if (details) await transition(inside, booking, 'saveGuests', { details });
      await recordEvent(inside, request, { action: 'guest.answered', actor: null, subjectId: booking.id });
    }),
  );
  return { sent: true };
};

/** Throws LINK_INVALID for a booking whose names can no longer be changed. */
function mustBeOpen(booking: BookingRow): CompanyBooking {
  if (!isForCompany(booking) || !canDo(booking.state, 'saveGuests', factsOf(booking, clock.now())).allowed)
    throw linkInvalid('over');
  return booking;
}

const typeAt = (booking: CompanyBooking, place: number) =>
  booking.category === 'flight' ? (passengersOf(booking.snapshot.party)[place] ?? 'ADT') : 'ADT';

const titlesOf = (booking: CompanyBooking, place: number) =>
  booking.category === 'flight' ? titlesFor(typeAt(booking, place)) : GUEST_TITLES;

const asksOf = (booking: CompanyBooking, place: number) =>
  flightAsks(booking.category === 'flight' ? booking.snapshot.requiredFields : [], typeAt(booking, place));

/** The airlines that a passenger may have a number with: infants have none. */
const programmesAt = (booking: CompanyBooking, place: number) =>
  booking.category === 'flight' && typeAt(booking, place) !== 'INF' ? programmesOf(booking.snapshot) : [];

/** The booking's details with the answer; null while they are not saved. */
function withAnswer(booking: CompanyBooking, place: number, answer: GuestAnswer): FlightDetails | GuestDetails | null {
  if (booking.category === 'flight') return booking.details && withGuestOfFlight(booking.details, place, answer);
  return booking.details && withGuestOfStay(booking.details, peopleAt(booking), { place, answer });
}

/** What is wrong with the answer, by field of the call; among several passengers also a name that is there twice. */
function problemsOf(
  booking: CompanyBooking,
  place: number,
  answer: GuestAnswer,
  details: FlightDetails | GuestDetails | null,
): FieldErrors {
  const programmes = programmesAt(booking, place).map(({ code }) => code);
  const numbers = (answer.frequentFlyer ?? []).flatMap(({ airline }, at) =>
    programmes.includes(airline) ? [] : [[`guest.frequentFlyer.${at}.airline`, NOT_BOOKED] as const],
  );
  if (booking.category !== 'flight') return Object.fromEntries(numbers); // the contract checks names
  const { party, requiredFields, bounds, zone } = booking.snapshot;
  const needs = {
    party,
    requiredFields,
    travel: departuresOf(bounds).map((at) => at.slice(0, 10)),
    airlines: bounds.map(({ airline }) => airline.code),
    today: clock.today(zone),
  };
  const found = problemsOfPassenger({ type: typeAt(booking, place), ...answer }, needs);
  const own = `details.passengers.${place}.`;
  const together = details && 'passengers' in details ? travellerProblems(details, needs) : {};
  const ofPlace = Object.entries(together).flatMap(([path, problem]) =>
    path.startsWith(own) ? [[path.slice(own.length), problem] as const] : [],
  );
  return {
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(
      [...ofPlace, ...Object.entries(found)].map(([field, problem]) => [`guest.${field}`, problem]),
    ),
  };
}
