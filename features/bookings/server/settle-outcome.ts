import 'server-only';
import { escrowOf } from '#features/payments/server/index.ts';
import { recordChoice } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { tripDates } from '../rules/current-bounds.ts';
import { paidSoFar } from '../rules/payment-plan.ts';
import { splitRefund } from '../rules/refund-split.ts';
import { announceConfirmation } from './announce-confirmation.ts';
import { lockedBooking, type BookingRow } from './bookings.repo.ts';
import { issuePaymentDocument } from './issue-payment-document.ts';
import { payToSupplier } from './pay-to-supplier.ts';
import { refundMoney } from './refund-money.ts';
import { bookingSummary, productOf, type Outcome } from './products/index.ts';
import { releaseAtSupplier } from './release-at-supplier.ts';
import { changeBooking, transition } from './transition.ts';

/**
 * Stores the supplier's answer to a paid booking: confirmed, and the money is the supplier's; failed, and everything is
 * refunded; otherwise the recovery job asks again. Of two parallel calls the second changes nothing.
 */
export async function settleOutcome(db: Db, bookingId: string, outcome: Outcome): Promise<BookingRow> {
  const booking = await changeBooking(
    db,
    (tx) => lockedBooking(tx, bookingId),
    (tx, waiting) => settleLocked(tx, waiting, outcome),
  );
  // two calls may get two answers: a refunded reservation must not stay
  if (booking.state === 'failed' && outcome.outcome === 'confirmed') await productOf(booking).undo(db, booking);
  else if (booking.state === 'failed') await releaseAtSupplier(db, booking);
  return booking;
}

/**
 * The same for a booking that the caller's transaction has locked, without telling the supplier. A booking that waits for
 * no answer is returned as it is.
 */
export async function settleLocked(tx: Db, waiting: BookingRow, outcome: Outcome): Promise<BookingRow> {
  if (waiting.state !== 'confirming' && waiting.state !== 'unknown') return waiting;
  if (outcome.outcome === 'confirmed') return confirmed(tx, waiting, outcome);
  if (outcome.outcome === 'failed') return failed(tx, waiting, outcome.sentence);
  return waiting.state === 'confirming' ? transition(tx, waiting, 'loseTrack') : waiting;
}

/** `back` is the part the supplier did not sell: it is refunded, the rest is the supplier's. */
async function confirmed(
  tx: Db,
  waiting: BookingRow,
  { code, snapshot, back }: Extract<Outcome, { outcome: 'confirmed' }>,
): Promise<BookingRow> {
  const { id, gatewayPaid } = waiting;
  const at = clock.now();
  const returned = back?.amount ?? 0;
  const total = waiting.total - returned;
  const split = splitRefund(returned, { total: waiting.total, gateway: gatewayPaid }, 'source');
  const amendments = back
    ? [...waiting.amendments, { ...back.amendment, toSource: split.toSource }]
    : waiting.amendments;
  if (returned)
    await refundMoney(tx, waiting, {
      reason: 'refused',
      from: escrowOf(id),
      toSource: split.toSource,
      toWallet: split.toWallet,
      charge: 0,
      at,
    });
  const booking = await transition(tx, waiting, 'confirm', {
    confirmationCode: code,
    holdExpiresAt: null,
    total,
    amendments,
    ...(snapshot ? { snapshot } : {}),
    ...(snapshot && 'bounds' in snapshot ? tripDates(snapshot) : {}), // the schedule may have changed meanwhile
  });
  await payToSupplier(tx, booking, {
    key: `settle:${id}`,
    amount: paidSoFar(booking),
    collected: productOf(booking).collected?.(booking) ?? 0,
    note: `${bookingSummary(booking).name}, confirmed`,
    at,
  });
  await announceConfirmation(tx, booking);
  if (booking.companyId && booking.company)
    await recordChoice(tx, {
      companyId: booking.companyId,
      employeeId: booking.userId,
      option: { ...booking.company.option, total },
    });
  // last, because its number series is locked per booking
  await issuePaymentDocument(tx, booking, at);
  return booking;
}

async function failed(tx: Db, waiting: BookingRow, sentence: string): Promise<BookingRow> {
  const at = clock.now();
  const { id, gatewayPaid, walletPaid } = waiting;
  const { sourceRefundIds } = await refundMoney(tx, waiting, {
    reason: 'failed',
    from: escrowOf(id),
    toSource: gatewayPaid,
    toWallet: walletPaid,
    charge: 0,
    at,
  });
  return transition(tx, waiting, 'fail', {
    paymentProblem: sentence,
    refund: {
      amount: paidSoFar(waiting),
      charge: 0,
      to: gatewayPaid ? 'source' : 'wallet',
      state: sourceRefundIds ? 'pending' : 'processed',
      at: at.toISOString(),
      sourceRefundIds,
    },
  });
}
