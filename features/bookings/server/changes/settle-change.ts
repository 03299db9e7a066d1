import 'server-only';
import { escrowOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { paidFor, withAmendment, type PaidAmendment } from '../../rules/flight-amendments.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { afterUnmade } from '../../rules/requested-change.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { payToSupplier } from '../pay-to-supplier.ts';
import { paidOf } from '../quote-cancellation.ts';
import { refundMoney } from '../refund-money.ts';
import { transition } from '../transition.ts';

/**
 * The money of a change that the supplier has made: what was paid for it becomes the supplier's, or what it saves goes back.
 * `collected`: by how much the tax collected at source of the booking grows, below zero by how much it falls. Gives where a
 * refund went; paise.
 */
export async function settleChange(
  tx: Db,
  booking: BookingRow,
  amendment: PaidAmendment,
  collected = 0,
): Promise<{ toSource: number; toWallet: number }> {
  const at = clock.now();
  const back = Math.max(0, -amendment.amount);
  const { toSource, toWallet } = splitRefund(back, paidOf(booking), amendment.refundTo);
  // what is refunded comes together in escrow where a part of it is tax: then this is the whole of the change
  if (amendment.amount > 0 || collected)
    await payToSupplier(tx, booking, {
      key: `changed:${amendment.id}`,
      amount: amendment.amount,
      collected,
      note: amendment.words,
      at,
    });
  if (back)
    await refundMoney(tx, booking, {
      reason: amendment.id,
      from: collected ? escrowOf(booking.id) : 'supplier',
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
