import type * as contract from '#features/bookings/contract.ts';
import { NEEDS_APPROVAL } from '#features/bookings/rules/company-messages.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { guestProblems, lockedAfterPayment } from '#features/bookings/rules/guest-problems.ts';
import { acceptedNote, holdNote } from '#features/bookings/rules/price-notes.ts';
import { clockTime, roomsSoldOut, soldOut } from '#features/bookings/rules/sentences.ts';
import { ratesOf } from '#features/bookings/rules/stay-rooms.ts';
import { HOLD_MINUTES, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { ONLY_IN_POLICY } from '#features/policy/rules/text/reason-text.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { addToTrail, move, mustBeAllowed, presentBooking } from '../memory/bookings.ts';
import { levelsOf, takeBack } from '../memory/mock-approvals.ts';
import type { MockStay } from '../memory/records.ts';
import { hotelOf } from '../stock/calendar.ts';
import { haveRooms, stockRate } from '../stock/price-stock.ts';
import { keptFlight } from '../flights/mock-flights.ts';
import { flightEngine } from '../flights/flight-engine.ts';
import { keptPackage } from '../packages/mock-packages.ts';
import { packageEngine } from '../packages/package-engine.ts';
import { leaveDates } from './change-dates.ts';
import { mustBeAtPrice, myStay } from './my-stay.ts';

/** 5.1: an option outside the policy needs approval where the company's rules allow a request. */
function mustBeInPolicy(booking: MockStay): void {
  const { company } = booking;
  if (!company || company.inPolicy) return;
  const mayAsk = levelsOf(booking).length > 0;
  throw new AppError('OUT_OF_POLICY', mayAsk ? NEEDS_APPROVAL : ONLY_IN_POLICY, {
    details: { mayAsk, verdict: company.travellers.find(({ verdict }) => !verdict.inPolicy)?.verdict },
  });
}

/** Holding what was quoted, who stays, and giving the hold back. */
export const holdAnswers: Pick<AnswersOf<typeof contract>, 'hold' | 'release' | 'saveGuests'> = {
  hold: ({ body: { bookingId, acceptedTotal }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.hold(flight, acceptedTotal, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.hold(journey, acceptedTotal, now);
    const booking = myStay(person._id, bookingId, now);
    mustBeAllowed(booking, 'hold', now);
    mustBeAtPrice(booking, acceptedTotal);
    mustBeInPolicy(booking);
    const { hotel, room, stay, total, currency, change } = booking;
    if (booking.state === 'held') return presentBooking(booking, now);
    const stock = hotelOf(booking);
    const rates = ratesOf(booking).map((rate) => stockRate(stock, rate));
    if (stock.sentinel === 'sold-out-at-hold' || !haveRooms(rates, stay, bookingId))
      throw new AppError('SOLD_OUT', rates.length > 1 ? roomsSoldOut(hotel.name) : soldOut(room.name, hotel.name));
    const until = plusMinutes(now, HOLD_MINUTES);
    move(booking, 'hold', now, { holdExpiresAt: until.toISOString(), change: null });
    addToTrail(
      booking,
      now,
      ...(change
        ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
        : []),
      {
        stage: 'hold',
        total,
        note: holdNote(total, clockTime(until, hotel), currency, { category: 'hotel', units: stay.rooms.length }),
      },
    );
    return presentBooking(booking, now);
  },

  release: ({ body, person, now }) => {
    const flight = keptFlight(person._id, body.bookingId, now);
    if (flight) return flightEngine.release(flight, now);
    const journey = keptPackage(person._id, body.bookingId, now);
    if (journey) return packageEngine.release(journey, now);
    const booking = myStay(person._id, body.bookingId, now);
    if (booking.state === 'paying_change') leaveDates(booking, now);
    else if (booking.state !== 'expired') {
      mustBeAllowed(booking, 'release', now);
      takeBack(booking, now);
      move(booking, 'release', now);
    }
    return presentBooking(booking, now);
  },

  saveGuests: ({ body: { bookingId, details, fields: costs }, person, now }) => {
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.saveGuests(journey, details, now);
    const booking = myStay(person._id, bookingId, now);
    if (booking.company && costs) booking.company.fields = costs;
    mustBeAllowed(booking, 'saveGuests', now);
    const fields = {
      ...guestProblems(details, {
        rooms: booking.stay.rooms.length,
        people: peopleOfRooms(booking.stay.rooms),
        requiredFields: booking.requiredFields,
        invoiced: booking.state === 'confirmed',
      }),
      ...(booking.state === 'confirmed' ? lockedAfterPayment(booking.details, details) : {}),
    };
    const [first, ...others] = Object.values(fields);
    if (first)
      throw new AppError('INVALID_INPUT', others.length ? 'Some fields need attention. Nothing was changed.' : first, {
        fields,
      });
    move(booking, 'saveGuests', now, { details });
    return presentBooking(booking, now);
  },
};
