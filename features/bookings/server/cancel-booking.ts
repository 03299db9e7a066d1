import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { refundFell } from '../rules/sentences.ts';
import { ownBooking } from './bookings.repo.ts';
import { finishCancelling } from './finish-cancelling.ts';
import { dueBack } from './quote-cancellation.ts';
import { changeBooking, mustBeAllowed, transition } from './transition.ts';
import { viewOf } from './view-booking.ts';

/**
 * Cancels at the refund of this moment, which is written down before the supplier is told. When that is less than the
 * traveller was shown, nothing is cancelled and the new figure is given. Cancelling twice is one cancellation.
 */
export const cancelBooking: UseCase<typeof contract.cancel> = async ({ db, body: { bookingId, expectedRefund, refundTo }, caller }) => {
  const booking = await changeBooking(db, (tx) => ownBooking(tx, caller.userId, bookingId), async (tx, confirmed) => {
    if (confirmed.state === 'cancelling' || confirmed.state === 'cancelled') return confirmed;
    const now = clock.now();
    mustBeAllowed(confirmed, 'cancel', now);
    const { refund } = dueBack(confirmed, now);
    if (refund < expectedRefund) {
      throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, confirmed.currency), { details: { before: expectedRefund, after: refund } });
    }
    const charge = confirmed.total - refund;
    return transition(tx, confirmed, 'cancel', { refund: { amount: refund, charge, to: refundTo, state: 'pending', at: now.toISOString() } });
  });
  return viewOf(db, await finishCancelling(db, booking));
};
