import 'server-only';
import { closePayment, escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { changeUnpaid, paidFor, withAmendment, type AmendmentOf } from '../../rules/flight-amendments.ts';
import { changeNotPaid } from '../../rules/flight-notes.ts';
import { walletBackNote } from '../../rules/price-notes.ts';
import { addToTrail, bookingById, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { capturePayment } from '../capture-payment.ts';
import { bookingSummary } from '../products/index.ts';
import { payerAccountOf } from '../payer-account.ts';
import { changeBooking, transition } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';

/**
 * Ends the payment of a change that was abandoned, refused or timed out. Its order is closed first; if it was paid
 * after all, that counts. Then the wallet's part is returned and the airline releases the new seats; the tickets stay
 * as they were.
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
      await returnWalletPart(tx, booking, amendment);
      return transition(tx, booking, 'abandonPayment', {
        holdExpiresAt: null,
        amendments: withAmendment(booking.amendments, { ...amendment, state: 'left' }),
        paymentProblem: changeNotPaid(booking.paymentProblem),
      });
    },
  );
  if (left.state === 'confirmed') await flightSupplier(db).release(amendment.id);
}

async function returnWalletPart(tx: Db, booking: BookingRow, amendment: AmendmentOf<'change'>): Promise<void> {
  const { id, currency, payerAccount } = booking;
  const { wallet } = paidFor(amendment);
  if (!wallet) return;
  const at = clock.now();
  const entries = [
    { account: escrowOf(id), amount: -wallet },
    { account: payerAccountOf(booking), amount: wallet },
  ];
  await postToLedger({
    db: tx,
    key: `change-left:${amendment.id}`,
    bookingId: id,
    note: `Back from ${bookingSummary(booking).name}`,
    entries,
    at,
  });
  await addToTrail(tx, id, at, {
    stage: 'wallet',
    total: wallet,
    note: walletBackNote(wallet, currency, payerAccount),
  });
}
