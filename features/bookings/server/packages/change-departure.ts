import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { HOLD_MINUTES, plusMinutes } from '../../rules/waiting.ts';
import { bookingOfUser, mustBePackage, type BookingRow, type PackageRow } from '../bookings.repo.ts';
import { newPaidAmendment, writeHeldChange, type ChangePaymentWanted } from '../changes/begin-change.ts';
import { payOrFinish } from '../changes/pay-or-finish.ts';
import { costsMore } from '../flights/quote-flight-change.ts';
import { tourOperator } from '../products/package-product.ts';
import { packageViewOf } from '../present-booking.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeMovable } from './may-change-departure.ts';
import { departureFor, fullAt, requestFor, type DepartureQuote } from './price-departure.ts';

/**
 * Moves a package to another departure. The tour operator holds its places and rooms under the amendment's id before anything
 * is charged; then the reservation is moved, or waits for the payment at the gateway. Until it is moved the package stands on
 * its departure.
 */
export const changeDeparture: UseCase<typeof contract.changeDeparture> = async ({ db, body, caller }) => {
  const changing = await beginChangingDeparture(db, caller.userId, body);
  const { checkoutUrl, booking } = await payOrFinish(db, changing);
  return { checkoutUrl, booking: await packageViewOf(db, mustBePackage(booking)) };
};

/** Holds the other departure and writes the change down, before the tour operator moves the reservation. */
export async function beginChangingDeparture(
  db: Db,
  userId: string,
  { bookingId, departure, expectedDue, ...payment }: BodyOf<typeof contract.changeDeparture>,
): Promise<BookingRow> {
  const before = mustBePackage(await bookingOfUser(db, userId, bookingId));
  const quote = await departureFor(db, before, departure);
  if (quote.price.due > expectedDue) throw costsMore(expectedDue, quote.price.due, before.currency);
  const amendment = departureAmendment(before, quote, payment);
  const heldUntil = await holdDeparture(db, before, amendment);
  return writeHeldChange(db, before, amendment, heldUntil, (current) =>
    mustBeMovable(mustBePackage(current), clock.now()),
  );
}

/** The change as stored before the reservation is moved. Throws INVALID_INPUT for more from the wallet than is due. */
function departureAmendment(
  { snapshot: { departure, ends } }: PackageRow,
  quote: DepartureQuote,
  payment: ChangePaymentWanted,
): AmendmentOf<'departure'> {
  const from = { departure, ends };
  return { ...newPaidAmendment(quote, payment), kind: 'departure', from, to: quote.to, kept: quote.price.kept };
}

/** Holds places and rooms; gives until when. Throws SOLD_OUT, and CONFLICT where the reservation was changed meanwhile. */
async function holdDeparture(db: Db, booking: PackageRow, { id, to }: AmendmentOf<'departure'>): Promise<Date> {
  const request = requestFor(booking, to.departure);
  const until = plusMinutes(clock.now(), HOLD_MINUTES);
  const held = await answerInTime(tourOperator(db).holdDeparture(booking.id, id, request, until), 'tour operator');
  if (held.outcome === 'held') return held.expiresAt;
  if (held.outcome === 'sold_out') throw await fullAt(db, booking, request);
  throw new AppError('CONFLICT', 'This package was just changed. Nothing was charged. Reload to see it.');
}
