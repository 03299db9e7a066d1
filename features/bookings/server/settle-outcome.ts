import 'server-only';
import { issueInvoice } from '#features/documents/server/index.ts';
import { escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { SupplierOutcome } from '#lib/server/ports/stay-supplier.ts';
import { notConfirmed } from '../rules/sentences.ts';
import { announceConfirmation } from './announce-confirmation.ts';
import { lockedBooking, type BookingRow } from './bookings.repo.ts';
import { giveBack } from './give-back.ts';
import { presentBookedStay } from './present-booked-stay.ts';
import { giveBackRoom } from './release-hold.ts';
import { staySupplier } from './supplier.ts';
import { changeBooking, transition } from './transition.ts';

/**
 * Writes down what the supplier said of a paid booking: confirmed and the money is the supplier's; failed and all of
 * it goes back; anything else and the recovery job asks again. Whoever is second finds it done.
 */
export async function settleOutcome(db: Db, bookingId: string, outcome: SupplierOutcome): Promise<BookingRow> {
  const booking = await changeBooking(db, (tx) => lockedBooking(tx, bookingId), async (tx, waiting) => {
    if (waiting.state !== 'confirming' && waiting.state !== 'unknown') return waiting;
    if (outcome.outcome === 'confirmed') return confirmed(tx, waiting, outcome.code);
    if (outcome.outcome === 'failed') return failed(tx, waiting);
    return waiting.state === 'confirming' ? transition(tx, waiting, 'loseTrack') : waiting;
  });
  // two askers may hear two answers: what was given back must not stay reserved
  if (booking.state === 'failed' && outcome.outcome === 'confirmed') await staySupplier(db).confirmCancel(bookingId);
  else if (booking.state === 'failed') await giveBackRoom(db, booking);
  return booking;
}

async function confirmed(tx: Db, waiting: BookingRow, confirmationCode: string): Promise<BookingRow> {
  const booking = await transition(tx, waiting, 'confirm', { confirmationCode, holdExpiresAt: null });
  const { id, total, snapshot } = booking;
  const entries = [{ account: escrowOf(id), amount: -total }, { account: 'supplier' as const, amount: total }];
  await postToLedger({ db: tx, key: `settle:${id}`, bookingId: id, note: `${snapshot.hotel.name}, confirmed`, entries, at: clock.now() });
  await announceConfirmation(tx, booking);
  await issueInvoice({ db: tx, booking: presentBookedStay(booking), at: clock.now() }); // last: its series is counted one booking at a time
  return booking;
}

async function failed(tx: Db, waiting: BookingRow): Promise<BookingRow> {
  const at = clock.now();
  const { id, total, currency, gatewayPaid, walletPaid, snapshot } = waiting;
  const { sourceRefundId } = await giveBack(tx, waiting, { reason: 'failed', from: escrowOf(id), toSource: gatewayPaid, toWallet: walletPaid, charge: 0, at });
  return transition(tx, waiting, 'fail', {
    paymentProblem: notConfirmed(snapshot.hotel.name, total, currency),
    refund: { amount: total, charge: 0, to: gatewayPaid ? 'source' : 'wallet', state: sourceRefundId ? 'pending' : 'processed', at: at.toISOString(), sourceRefundId },
  });
}
