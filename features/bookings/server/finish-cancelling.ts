import 'server-only';
import { issueCreditNote } from '#features/documents/server/index.ts';
import type { AccountId } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { partOf } from '#lib/shared/share-out.ts';
import { paidSoFar } from '../rules/payment-plan.ts';
import { splitRefund } from '../rules/refund-split.ts';
import { lockedBooking, type BookingRow } from './bookings.repo.ts';
import { refundAccount } from './refund-account.ts';
import { refundMoney } from './refund-money.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { paidOf } from './quote-cancellation.ts';
import { runStep } from './run-step.ts';
import { changeBooking, transition } from './transition.ts';

/**
 * Tells the supplier of a cancellation, then pays the refund that was promised; the charge goes to the supplier and is
 * stated on the credit note. While the supplier does not answer the booking stays `cancelling`, and the recovery job
 * repeats the call.
 */
export const finishCancelling = (db: Db, booking: BookingRow): Promise<BookingRow> =>
  runStep(db, booking.id, () => cancelAtSupplier(db, booking));

async function cancelAtSupplier(db: Db, booking: BookingRow): Promise<BookingRow> {
  if (booking.state !== 'cancelling') return booking;
  const product = productOf(booking);
  if ((await product.cancel(db, booking)) !== 'cancelled') return booking;
  return changeBooking(
    db,
    (tx) => lockedBooking(tx, booking.id),
    async (tx, cancelling) => {
      const { refund } = cancelling;
      if (cancelling.state !== 'cancelling' || !refund) return cancelling;
      const { toSource, toWallet, charge } = splitRefund(refund.amount, paidOf(cancelling), refund.to);
      const { sourceRefundIds } = await refundMoney(tx, cancelling, {
        reason: 'cancelled',
        from: await accountOfRefund(tx, cancelling, refund.amount),
        toSource,
        toWallet,
        charge,
        at: clock.now(),
      });
      const cancelled = await transition(tx, cancelling, 'finishCancel', {
        refund: { ...refund, state: sourceRefundIds ? 'pending' : 'processed', sourceRefundIds },
      });
      await issueCreditNote({
        db: tx,
        booking: product.soldTrip(cancelled),
        refund: { ...refund, parts: { toSource, toWallet } },
        credited: product.credited?.(cancelled),
        at: clock.now(),
      });
      return cancelled;
    },
  );
}

/** The account that the refund of a booking is paid from, with its part of the tax collected at source. */
function accountOfRefund(tx: Db, booking: BookingRow, refund: number): Promise<AccountId> {
  const product = productOf(booking);
  const whole = product.collected?.(booking) ?? 0;
  return refundAccount(tx, booking, {
    key: `unsettle:${booking.id}`,
    refund,
    collected: whole && refund ? partOf(whole, refund, paidSoFar(booking) - (product.kept?.(booking) ?? 0)) : 0,
    note: `${bookingSummary(booking).name}, cancelled`,
  });
}
