import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type * as contract from '../../contract.ts';
import { flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { approvalOfChange } from '../company/preview-flight-change.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';

/**
 * The cost of changing a bound to another flight in paise; negative: a refund. For a company with its approvers; throws
 * OUT_OF_POLICY where nobody may approve it.
 */
export const quoteFlightChange: UseCase<typeof contract.changeFlightQuote> = async ({
  db,
  query: { bookingId, bound, offer },
  caller,
}) => {
  const booking = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'amend', clock.now());
  const quote = await changeTo(db, booking, Number(bound), offer);
  const approval = await approvalOfChange(db, booking, { bound: Number(bound), offer }, quote);
  return {
    approval,
    due: quote.due,
    fee: quote.fee,
    lines: quote.lines,
    bound: presentChecked(quote.bound),
    expiresAt: quote.expiresAt.toISOString(),
    now: clock.now().toISOString(),
  };
};

/**
 * The airline's price of a change. Throws STATE_BLOCKED where the fare, the time or the new flight does not allow it.
 */
export async function changeTo(db: Db, booking: FlightRow, bound: number, offer: string): Promise<ChangeQuote> {
  changeableBound(booking, bound);
  const quote = await answerInTime(flightSupplier(db).quoteChange(booking.id, bound, offer), 'airline');
  if (!quote) throw changeNotPossible();
  return quote;
}

/** A bound that has not departed yet. Throws STATE_BLOCKED. */
export function changeableBound({ snapshot }: FlightRow, bound: number): FlightRow['snapshot']['bounds'][number] {
  const booked = snapshot.bounds[bound];
  if (!booked || new Date(booked.segments[0]!.origin.instant) <= clock.now())
    throw new AppError('STATE_BLOCKED', 'This flight has left or is not part of the trip, so it cannot be changed.');
  return booked;
}

export const changeNotPossible = (): AppError =>
  new AppError(
    'STATE_BLOCKED',
    'This fare cannot be changed to that flight: it must be the same airline and journey, fit between your other flights, have seats for all of you, and the fare must allow changes now. Nothing was changed.',
  );

/** PRICE_CHANGED: the change costs more than was shown. */
export const costsMore = (before: number, after: number, currency: string): AppError =>
  new AppError(
    'PRICE_CHANGED',
    `The change now costs ${formatMoney(money(after, currency))}, not ${formatMoney(money(before, currency))}. Nothing was changed and nothing was charged. Look at the new price and decide again.`,
    { details: { before, after } },
  );
