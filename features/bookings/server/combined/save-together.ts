import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Caller } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { flightDetails, guestDetails } from '../../people.contract.ts';
import { besideTravellers, flightDetailsOf, guestDetailsOf, type TravelParty } from '../../rules/share-travellers.ts';
import { bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { saveTravellers } from '../flights/save-travellers.ts';
import { refuse } from '../flights/quote-flight.ts';
import { productOf } from '../products/index.ts';
import { saveGuests } from '../save-guests.ts';

type Call = { db: Db; caller: Caller; request: RequestFacts };

/**
 * Gives every booking its people of one list, as its own operation would be given them. What bookings refuse is gathered, so
 * that all of it stands beside its fields at once; then nothing is saved. Throws INVALID_INPUT, STATE_BLOCKED for what is paid.
 */
export const saveTogether: UseCase<typeof contract.saveTogether> = async ({ db, body, caller, request }) => {
  const { parts, ...party } = body;
  const problems: FieldErrors = {};
  for (const [at, { bookingId, travellers }] of parts.entries()) {
    if (travellers.some((position) => position >= party.travellers.length)) {
      problems[`parts.${at}.travellers`] = 'Choose somebody of the list for each place.';
      continue;
    }
    const booking = await bookingOfUser(db, caller.userId, bookingId);
    if (booking.paidAt)
      throw new AppError('STATE_BLOCKED', 'This is paid for already. Its guests are changed in My trips.');
    const refused = await save({ db, caller, request }, booking, party, travellers);
    Object.assign(problems, besideTravellers(refused, travellers, at));
  }
  refuse(problems);
  return { saved: parts.length };
};

/** What the booking refuses of its people; empty when they are saved. */
async function save(call: Call, booking: BookingRow, party: TravelParty, positions: number[]): Promise<FieldErrors> {
  const { id: bookingId, snapshot } = booking;
  const airlines = 'bounds' in snapshot ? snapshot.bounds.map(({ airline }) => airline.code) : [];
  const needs = { requiredFields: snapshot.requiredFields, airlines };
  try {
    if (productOf(booking).guestNeeds) {
      const read = guestDetails.safeParse(guestDetailsOf(party, positions, needs));
      if (!read.success) return fieldErrors(read.error);
      await saveGuests({ ...call, query: undefined, body: { bookingId, details: read.data } });
    } else {
      const read = flightDetails.safeParse(flightDetailsOf(party, positions, needs));
      if (!read.success) return fieldErrors(read.error);
      await saveTravellers({ ...call, query: undefined, body: { bookingId, details: read.data } });
    }
    return {};
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT' && error.fields) return error.fields;
    throw error;
  }
}
