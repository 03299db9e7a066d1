import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { HOLD_MINUTES, plusMinutes } from '../../rules/waiting.ts';
import { mustBeStay, stayOfUser, type BookingRow, type StayRow } from '../bookings.repo.ts';
import { newPaidAmendment, writeHeldChange, type ChangePaymentWanted } from '../changes/begin-change.ts';
import { payOrFinish } from '../changes/pay-or-finish.ts';
import { guardDates } from '../company/guard-change.ts';
import { costsMore } from '../flights/quote-flight-change.ts';
import { requestOf, staySupplier } from '../products/stay-product.ts';
import { answerInTime } from '../supplier.ts';
import { stayViewOf } from '../present-booking.ts';
import { mustBeMovable } from './may-change-dates.ts';
import { datesFor, datesSoldOut, type DatesQuote } from './price-dates.ts';

/**
 * Moves a stay to other dates. The hotel holds the new nights under the amendment's id before anything is charged; then the
 * reservation is moved, or waits for the payment at the gateway. Until it is moved the stay stands on its dates, and
 * the hotel moves it in one step.
 */
export const changeDates: UseCase<typeof contract.changeDates> = async ({ db, body, caller }) => {
  const changing = await beginChangingDates(db, caller.userId, body);
  const { checkoutUrl, booking } = await payOrFinish(db, changing);
  return { checkoutUrl, booking: await stayViewOf(db, mustBeStay(booking)) };
};

/** Holds the new nights and writes the change down, before the hotel moves the reservation. */
export async function beginChangingDates(
  db: Db,
  userId: string,
  { bookingId, checkIn, checkOut, expectedDue, ...payment }: BodyOf<typeof contract.changeDates>,
): Promise<BookingRow> {
  const before = await stayOfUser(db, userId, bookingId);
  const quote = await datesFor(db, before, { checkIn, checkOut });
  if (quote.price.due > expectedDue) throw costsMore(expectedDue, quote.price.due, before.currency);
  return beginAtPrice(db, before, quote, payment);
}

/** The same at a price that was agreed. Throws OUT_OF_POLICY where a company does not allow it. */
export async function beginAtPrice(
  db: Db,
  before: StayRow,
  quote: DatesQuote,
  payment: ChangePaymentWanted,
): Promise<BookingRow> {
  const evaluated = await guardDates(db, before, quote);
  const amendment = { ...datesAmendment(before, quote, payment), ...(evaluated ? { evaluated } : {}) };
  const heldUntil = await holdDates(db, before, amendment);
  return writeHeldChange(db, before, amendment, heldUntil, (current) =>
    mustBeMovable(mustBeStay(current), clock.now()),
  );
}

/** The change as stored before the hotel moves the reservation. Throws INVALID_INPUT for more from the wallet than is due. */
function datesAmendment(
  { snapshot: { stay } }: StayRow,
  quote: DatesQuote,
  payment: ChangePaymentWanted,
): AmendmentOf<'dates'> {
  const from = { checkIn: stay.checkIn, checkOut: stay.checkOut };
  return { ...newPaidAmendment(quote, payment), kind: 'dates', from, to: quote.to, kept: quote.price.kept };
}

/** Holds the new nights; gives until when. Throws SOLD_OUT, and CONFLICT where the reservation was changed meanwhile. */
async function holdDates(db: Db, booking: StayRow, { id, to }: AmendmentOf<'dates'>): Promise<Date> {
  const request = requestOf({ ...booking.snapshot, stay: to.stay });
  const until = plusMinutes(clock.now(), HOLD_MINUTES);
  const held = await answerInTime(staySupplier(db).holdDates(booking.id, id, request, until));
  if (held.outcome === 'held') return held.expiresAt;
  if (held.outcome === 'sold_out') throw datesSoldOut(booking);
  throw new AppError('CONFLICT', 'This stay was just changed. Nothing was charged. Reload to see it.');
}
