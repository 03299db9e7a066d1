import 'server-only';
import { roomForRise } from '#features/approvals/server/index.ts';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import { isRequestFor, type RequestedFlight } from '../../rules/requested-change.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import { trailOf } from '../bookings.repo.ts';
import { flightChangeText } from '../flights/change-flight.ts';
import { changeTo, costsMore } from '../flights/quote-flight-change.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { approvalTripOf } from './approval-trip.ts';
import { companyFlight } from './company-booking.ts';
import { sendChange } from './change-approval.ts';
import { boundsAfter, type FlightForCompany } from './evaluate-change.ts';
import type { EvaluatedForCompany } from './evaluate-for-company.ts';
import { evaluatedFlightChange } from './preview-flight-change.ts';

/**
 * Evaluates a change of a company's flight under current rules and prices and sends it for approval. Nothing is held:
 * the request has its own id, names the total price of the trip and has a ceiling a little above it. A repeated call
 * gives the same answer.
 */
export const requestFlightChange: UseCase<typeof contract.requestFlightChange> = async ({
  db,
  body: { bookingId, bound, offer, expectedDue, refundTo, reason },
  caller,
}) => {
  const booking = await companyFlight(db, caller, bookingId);
  const waiting = booking.requestedChange;
  if (waiting?.state === 'waiting' && isRequestFor(waiting, { bound, offer })) return answerOf(db, booking, waiting.id);
  mustBeAllowed(booking, 'amend', clock.now());
  const quote = await changeTo(db, booking, bound, offer);
  if (quote.due > expectedDue) throw costsMore(expectedDue, quote.due, booking.currency);
  const change = await evaluatedFlightChange(db, booking, { bound, offer }, quote);
  const asked: RequestedFlight = {
    id: newId('chg', clock.now().getTime()),
    state: 'waiting',
    bound,
    offer,
    due: quote.due,
    upTo: roomForRise(change.total),
    refundTo,
    words: flightChangeText(booking.snapshot.bounds[bound]!, quote),
    problem: null,
  };
  const trip = await tripAfter(db, booking, { asked, quote, evaluated: change.evaluated });
  await sendChange(db, booking, { ...change, asked, trip, reason });
  return answerOf(db, await companyFlight(db, caller, bookingId), asked.id);
};

const answerOf = async (db: Db, booking: FlightForCompany, changeId: string) => ({
  companyId: booking.companyId,
  changeId,
  booking: await flightViewOf(db, booking),
});

type Asking = { asked: RequestedFlight; quote: ChangeQuote; evaluated: EvaluatedForCompany };

/** The trip after the change, with the cost of the change and the requested ceiling. */
async function tripAfter(
  db: Db,
  booking: FlightForCompany,
  { asked, quote, evaluated }: Asking,
): Promise<ApprovalTrip> {
  const bounds = boundsAfter(booking, asked.bound, quote);
  const snapshot = { ...booking.snapshot, bounds, title: tripTitle(bounds) };
  const after: FlightForCompany = {
    ...booking,
    ...tripDates(snapshot),
    snapshot,
    total: booking.total + quote.due,
    company: { ...booking.company, ...evaluated.part },
  };
  const trip = approvalTripOf(after, await trailOf(db, booking.id));
  return {
    ...trip,
    title: `Change of date: ${trip.title}`,
    // after a change the trip's cost is no longer the sum of its fares
    legs: trip.legs.map((leg) => ({ ...leg, amount: null })),
    cancellation: 'Cancelling later follows the rules of the fare, counted from the new departure',
    ceiling: asked.upTo,
    change: {
      bookingId: booking.id,
      before: booking.total,
      due: quote.due,
      words: asked.words,
      lines: quote.lines.map(({ label, amount }) => ({ label, amount })),
    },
  };
}
