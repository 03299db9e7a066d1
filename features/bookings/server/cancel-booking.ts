import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { refundFell } from '../rules/sentences.ts';
import { bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { finishCancelling } from './finish-cancelling.ts';
import { productOf } from './products/index.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './view-booking.ts';

/**
 * Cancels at the current refund, which is stored before the supplier is called. When it is less than the traveller was
 * shown, nothing is cancelled and the new amount is given. Repeated calls are one cancellation.
 */
export const cancelBooking: UseCase<typeof contract.cancel> = async ({ db, body, caller }) =>
  viewOf(db, await cancelWhole(db, { ...body, userId: caller.userId }));

type Wanted = { userId: string; bookingId: string; expectedRefund: number; refundTo: 'source' | 'wallet' };

/** The same for callers that write more to the booking. */
export async function cancelWhole(
  db: Db,
  { userId, bookingId, expectedRefund, refundTo }: Wanted,
): Promise<BookingRow> {
  const booking = await changeBooking(
    db,
    (tx) => bookingOfUser(tx, userId, bookingId),
    async (tx, confirmed) => {
      if (confirmed.state === 'cancelling' || confirmed.state === 'cancelled') return confirmed;
      const now = clock.now();
      mustBeAllowed(confirmed, 'cancel', now);
      const { refund } = await productOf(confirmed).due(tx, confirmed, now);
      if (refund < expectedRefund) throw refundLess(expectedRefund, refund, confirmed.currency);
      const charge = confirmed.total - refund;
      return transition(tx, confirmed, 'cancel', {
        refund: { amount: refund, charge, to: refundTo, state: 'pending', at: now.toISOString() },
      });
    },
  );
  return finishCancelling(db, booking);
}

/** PRICE_CHANGED: a cancellation window began since the refund was shown. */
export const refundLess = (shown: number, now: number, currency: string): AppError =>
  new AppError('PRICE_CHANGED', refundFell(shown, now, currency), { details: { before: shown, after: now } });
