import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { paidSoFar } from '../rules/payment-plan.ts';
import { refundFell } from '../rules/sentences.ts';
import { bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { finishCancelling } from './finish-cancelling.ts';
import { productOf } from './products/index.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';

/** Which booking of whom, the refund that was shown (paise), and where to. */
export type CancelWanted = { userId: string; bookingId: string; expectedRefund: number; refundTo: 'source' | 'wallet' };

/** Cancels all that stands of a booking. Throws STATE_BLOCKED, and PRICE_CHANGED for a refund below the one shown. */
export async function cancelWhole(db: Db, wanted: CancelWanted): Promise<BookingRow> {
  const booking = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, wanted.userId, wanted.bookingId),
    async (tx, confirmed) =>
      confirmed.state === 'cancelling' || confirmed.state === 'cancelled'
        ? confirmed
        : beginCancelling(tx, confirmed, wanted),
  );
  return finishCancelling(db, booking);
}

/** Promises the refund of this moment for all that stands, in the caller's transaction. Throws STATE_BLOCKED and PRICE_CHANGED. */
export async function beginCancelling(
  tx: Db,
  confirmed: BookingRow,
  { expectedRefund, refundTo }: Pick<CancelWanted, 'expectedRefund' | 'refundTo'>,
): Promise<BookingRow> {
  const now = clock.now();
  mustBeAllowed(confirmed, 'cancel', now);
  const { refund } = await productOf(confirmed).due(tx, confirmed, now);
  if (refund < expectedRefund) throw refundLess(expectedRefund, refund, confirmed.currency);
  const charge = paidSoFar(confirmed) - refund;
  return transition(tx, confirmed, 'cancel', {
    refund: { amount: refund, charge, to: refundTo, state: 'pending', at: now.toISOString() },
  });
}

/** PRICE_CHANGED: a cancellation window began since the refund was shown. */
export const refundLess = (shown: number, now: number, currency: string): AppError =>
  new AppError('PRICE_CHANGED', refundFell(shown, now, currency), { details: { before: shown, after: now } });
