import 'server-only';
import { eq } from 'drizzle-orm';
import { askForApproval, roomForRise } from '#features/approvals/server/index.ts';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import type { RequestedChange } from '../../rules/requested-change.ts';
import { CHANGE_ASKED_ALREADY, CHANGE_NEEDS_NOBODY } from '../../rules/company-messages.ts';
import { tripDates } from '../../rules/current-bounds.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import { lockedBooking, mustBeFlight, trailOf } from '../bookings.repo.ts';
import { flightChangeText } from '../flights/change-flight.ts';
import { changeTo, costsMore } from '../flights/quote-flight-change.ts';
import { bookings } from '../tables.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../view-booking.ts';
import { announceCost } from './announce-cost.ts';
import { approvalTripOf } from './approval-trip.ts';
import { companyFlight } from './company-booking.ts';
import { changeDeadline } from './change-approval.ts';
import { mustNotBeRefused } from './guard-change.ts';
import { travellerIdsOf } from './evaluate-booking.ts';
import { boundsAfter, evaluateChange, type FlightForCompany } from './evaluate-change.ts';
import type { EvaluatedForCompany } from './evaluate-for-company.ts';

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
  if (waiting?.state === 'waiting' && waiting.bound === bound && waiting.offer === offer)
    return answerOf(db, booking, waiting.id);
  mustBeAllowed(booking, 'amend', clock.now());
  const quote = await changeTo(db, booking, bound, offer);
  if (quote.due > expectedDue) throw costsMore(expectedDue, quote.due, booking.currency);
  const evaluated = await evaluateChange(db, booking, bound, quote);
  mustNotBeRefused(evaluated);
  const { need } = evaluated;
  if (need.kind !== 'levels') throw new AppError('STATE_BLOCKED', CHANGE_NEEDS_NOBODY);
  const { companyId, userId: requesterId, total } = booking;
  const amount = total + quote.due;
  const asked: RequestedChange = {
    id: newId('chg', clock.now().getTime()),
    state: 'waiting',
    bound,
    offer,
    due: quote.due,
    upTo: roomForRise(amount),
    refundTo,
    words: flightChangeText(booking.snapshot.bounds[bound]!, quote),
    problem: null,
  };
  await retryOnConflict(db, (tx) =>
    inCompany(tx, companyId, async (inside) => {
      const current = mustBeFlight(await lockedBooking(inside, bookingId));
      mustBeAllowed(current, 'amend', clock.now());
      if (current.requestedChange?.state === 'waiting') throw new AppError('CONFLICT', CHANGE_ASKED_ALREADY);
      if (current.version !== booking.version)
        throw new AppError('CONFLICT', 'This trip was just changed. Nothing was sent. Reload to see it.');
      await inside.update(bookings).set({ requestedChange: asked }).where(eq(bookings.id, bookingId));
      await announceCost(inside, current, { ...current, requestedChange: asked }, 'requestChange');
      await askForApproval(inside, {
        companyId,
        requesterId,
        amount,
        bookingId: asked.id,
        tripKey: ['change', bookingId, booking.amendments.length, bound, offer].join(' '),
        mode: 'flight',
        travellerIds: travellerIdsOf(booking.company),
        reason,
        trip: await tripAfter(inside, booking, { asked, quote, evaluated }),
        levels: need.levels,
        rule: need.rule,
        deadline: changeDeadline(booking, bound, quote),
        isSpent: async () => false, // a change that was made has another key
      });
    }),
  );
  return answerOf(db, await companyFlight(db, caller, bookingId), asked.id);
};

const answerOf = async (db: Db, booking: FlightForCompany, changeId: string) => ({
  companyId: booking.companyId,
  changeId,
  booking: await flightViewOf(db, booking),
});

type Asking = { asked: RequestedChange; quote: ChangeQuote; evaluated: EvaluatedForCompany };

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
