import 'server-only';
import { roomForRise } from '#features/approvals/server/index.ts';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type * as contract from '../../contract.ts';
import { TOO_LATE_TO_ASK } from '../../rules/company-messages.ts';
import { isRequestFor, type RequestedDates } from '../../rules/requested-change.ts';
import { withDates } from '../../rules/stay-dates.ts';
import { trailOf } from '../bookings.repo.ts';
import { costsMore } from '../flights/quote-flight-change.ts';
import { datesFor, type DatesQuote } from '../stays/price-dates.ts';
import { stayViewOf } from '../present-booking.ts';
import { approvalTripOf } from './approval-trip.ts';
import { sendChange } from './change-approval.ts';
import { companyStay } from './company-booking.ts';
import type { StayForCompany } from './evaluate-dates.ts';
import type { EvaluatedForCompany } from './evaluate-for-company.ts';
import { mustNotBeRefused } from './guard-change.ts';
import { evaluatedDatesChange, isTooLate } from './preview-dates-change.ts';

/**
 * Evaluates new dates of a company's stay under current rules and prices and sends them for approval. Nothing is held and
 * the stay keeps its dates: the request has its own id, names the total price of the stay and has a ceiling a little above
 * it. A repeated call gives the same answer.
 */
export const requestDatesChange: UseCase<typeof contract.requestDatesChange> = async ({
  db,
  body: { bookingId, checkIn, checkOut, expectedDue, refundTo, reason },
  caller,
}) => {
  const booking = await companyStay(db, caller, bookingId);
  const waiting = booking.requestedChange;
  if (waiting?.state === 'waiting' && isRequestFor(waiting, { checkIn, checkOut }))
    return answerOf(db, booking, waiting.id);
  const quote = await datesFor(db, booking, { checkIn, checkOut });
  const { due } = quote.price;
  if (due > expectedDue) throw costsMore(expectedDue, due, booking.currency);
  const change = await evaluatedDatesChange(db, booking, quote);
  mustNotBeRefused(change.evaluated, 'stay');
  if (isTooLate(change)) throw new AppError('STATE_BLOCKED', TOO_LATE_TO_ASK);
  const asked: RequestedDates = {
    id: newId('chg', clock.now().getTime()),
    state: 'waiting',
    checkIn,
    checkOut,
    due,
    upTo: roomForRise(change.total),
    refundTo,
    words: quote.words,
    problem: null,
  };
  const trip = await stayAfter(db, booking, { asked, quote, evaluated: change.evaluated });
  await sendChange(db, booking, { ...change, asked, trip, reason });
  return answerOf(db, await companyStay(db, caller, bookingId), asked.id);
};

const answerOf = async (db: Db, booking: StayForCompany, changeId: string) => ({
  companyId: booking.companyId,
  changeId,
  booking: await stayViewOf(db, booking),
});

type Asking = { asked: RequestedDates; quote: DatesQuote; evaluated: EvaluatedForCompany };

/** The stay on its new dates, with the cost of the change and the requested ceiling. */
async function stayAfter(
  db: Db,
  booking: StayForCompany,
  { asked, quote: { to, price, at }, evaluated }: Asking,
): Promise<ApprovalTrip> {
  const snapshot = withDates(booking.snapshot, to, price.kept, at);
  const after: StayForCompany = {
    ...booking,
    snapshot,
    checkIn: to.stay.checkIn,
    checkOut: to.stay.checkOut,
    checkInAt: new Date(to.checkInAt),
    checkOutAt: new Date(to.checkOutAt),
    total: price.total,
    company: { ...booking.company, ...evaluated.part },
  };
  const trip = approvalTripOf(after, await trailOf(db, booking.id));
  return {
    ...trip,
    title: `Change of dates: ${trip.title}`,
    ceiling: asked.upTo,
    change: {
      bookingId: booking.id,
      before: booking.total,
      due: asked.due,
      words: asked.words,
      lines: [
        { label: `New dates, ${counted(snapshot.nights, 'night')}, taxes included`, amount: to.total },
        { label: 'Refund for the booked dates', amount: -price.back },
      ],
    },
  };
}
