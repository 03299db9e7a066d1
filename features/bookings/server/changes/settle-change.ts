import 'server-only';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { paidFor, withAmendment, type PaidAmendment } from '../../rules/flight-amendments.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { afterUnmade } from '../../rules/requested-change.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { paidOf } from '../quote-cancellation.ts';
import { refundMoney } from '../refund-money.ts';
import { transition } from '../transition.ts';

/**
 * The money of a change that the supplier has made: what was paid for it becomes the supplier's, or what it saves goes back.
 * Gives where a refund went; paise.
 */
export async function settleChange(
  tx: Db,
  booking: BookingRow,
  amendment: PaidAmendment,
): Promise<{ toSource: number; toWallet: number }> {
  const at = clock.now();
  const { id } = booking;
  const back = Math.max(0, -amendment.amount);
  const { toSource, toWallet } = splitRefund(back, paidOf(booking), amendment.refundTo);
  if (amendment.amount > 0)
    await postToLedger({
      db: tx,
      key: `changed:${amendment.id}`,
      bookingId: id,
      note: amendment.words,
      entries: [
        { account: escrowOf(id), amount: -amendment.amount },
        { account: 'supplier', amount: amendment.amount },
      ],
      at,
    });
  else if (back)
    await refundMoney(tx, booking, {
      reason: amendment.id,
      from: 'supplier',
      toSource,
      toWallet,
      charge: amendment.charge,
      at,
    });
  return { toSource, toWallet };
}

/** The columns of a booking that follow from a change that was made and paid for. */
export function afterPaidChange(booking: BookingRow, amendment: PaidAmendment) {
  const paid = paidFor(amendment);
  return {
    total: booking.total + amendment.amount,
    amendments: withAmendment(booking.amendments, amendment),
    walletPaid: booking.walletPaid + paid.wallet,
    gatewayPaid: booking.gatewayPaid + paid.gateway,
  };
}

/**
 * The supplier refused: money set aside or paid for the change is returned, and the booking stays as it was. An approval of
 * the change counts again.
 */
export async function refuseChange(
  tx: Db,
  booking: BookingRow,
  amendment: PaidAmendment,
  paymentProblem: string,
): Promise<BookingRow> {
  const { gateway, wallet } = paidFor(amendment);
  if (gateway || wallet)
    await refundMoney(tx, booking, {
      reason: `unchanged-${amendment.id}`,
      from: escrowOf(booking.id),
      toSource: gateway,
      toWallet: wallet,
      charge: 0,
      at: clock.now(),
    });
  const amendments = withAmendment(booking.amendments, { ...amendment, state: 'refused' });
  const requestedChange = afterUnmade(booking.requestedChange, amendment.id, paymentProblem);
  return transition(tx, booking, 'finishAmend', { amendments, requestedChange, paymentProblem });
}
