import 'server-only';
import { closePayment } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { CHANGE_TEXTS } from '../../rules/change-texts.ts';
import { amendmentUnderWay, changeUnpaid, paidFor, withAmendment } from '../../rules/flight-amendments.ts';
import { afterUnmade } from '../../rules/requested-change.ts';
import { bookingById, lockedBooking } from '../bookings.repo.ts';
import { capturePayment } from '../capture-payment.ts';
import { productOf } from '../products/index.ts';
import { returnWalletPart } from '../refund-money.ts';
import { changeBooking, transition } from '../transition.ts';

/**
 * Ends the payment of a change or addition that was abandoned, refused or timed out. Its order is closed first; if it was paid
 * after all, that counts. Then the wallet's part is returned and the supplier releases what it held; the booking stays as it
 * was, and an approval of the change counts again.
 */
export async function leaveChange(db: Db, bookingId: string): Promise<void> {
  const before = await bookingById(db, bookingId);
  const amendment = before.state === 'paying_change' ? changeUnpaid(before.amendments) : undefined;
  if (!amendment) return;
  const closed = await closePayment({ db, bookingId, reference: amendment.id, now: clock.now() });
  if (closed.outcome === 'paid') return capturePayment({ db, payment: closed.payment });
  const left = await changeBooking(
    db,
    (tx) => lockedBooking(tx, bookingId),
    async (tx, booking) => {
      if (booking.state !== 'paying_change' || changeUnpaid(booking.amendments)?.id !== amendment.id) return booking;
      await returnWalletPart(tx, booking, paidFor(amendment).wallet, `change-left:${amendment.id}`);
      const paymentProblem = CHANGE_TEXTS[amendment.kind].notPaid(booking.paymentProblem);
      return transition(tx, booking, 'abandonPayment', {
        holdExpiresAt: null,
        amendments: withAmendment(booking.amendments, { ...amendment, state: 'left' }),
        requestedChange: afterUnmade(booking.requestedChange, amendment.id, paymentProblem),
        paymentProblem,
      });
    },
  );
  if (left.state === 'confirmed') await productOf(left).release(db, amendment);
}

/** Releases what is held for a change, unless the booking awaits its payment or is being changed to it: another change may be under way. */
export async function leaveHeldChange(db: Db, bookingId: string, amendmentId: string): Promise<void> {
  const booking = await bookingById(db, bookingId);
  const { amendments } = booking;
  if ([changeUnpaid(amendments), amendmentUnderWay(amendments)].some((one) => one?.id === amendmentId)) return;
  await productOf(booking).release(db, { id: amendmentId });
}
