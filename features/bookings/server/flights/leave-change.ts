import 'server-only';
import { closePayment, escrowOf, postToLedger } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { changeUnpaid, paidFor, withAct, type ActOf } from '../../rules/flight-acts.ts';
import { changeNotPaid } from '../../rules/flight-notes.ts';
import { walletBackNote } from '../../rules/price-notes.ts';
import { addToTrail, bookingById, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { capturePayment } from '../capture-payment.ts';
import { aboutOf } from '../products/index.ts';
import { purseOf } from '../purse.ts';
import { changeBooking, transition } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';

/**
 * The payment of a change was left, refused or ran out of time. Its order is closed first; when it was paid after all,
 * that counts. Then the wallet's part goes back, the airline lets go of the new seats, and the tickets stand as they were.
 */
export async function leaveChange(db: Db, bookingId: string): Promise<void> {
  const before = await bookingById(db, bookingId);
  const act = before.state === 'paying_change' ? changeUnpaid(before.acts) : undefined;
  if (!act) return;
  const closed = await closePayment({ db, bookingId, reference: act.id, now: clock.now() });
  if (closed.outcome === 'paid') return capturePayment({ db, payment: closed.payment });
  const left = await changeBooking(
    db,
    (tx) => lockedBooking(tx, bookingId),
    async (tx, booking) => {
      if (booking.state !== 'paying_change' || changeUnpaid(booking.acts)?.id !== act.id) return booking;
      await returnWalletPart(tx, booking, act);
      return transition(tx, booking, 'abandonPayment', {
        holdExpiresAt: null,
        acts: withAct(booking.acts, { ...act, state: 'left' }),
        paymentProblem: changeNotPaid(booking.paymentProblem),
      });
    },
  );
  if (left.state === 'confirmed') await flightSupplier(db).release(act.id);
}

async function returnWalletPart(tx: Db, booking: BookingRow, act: ActOf<'change'>): Promise<void> {
  const { id, currency, purse } = booking;
  const { wallet } = paidFor(act);
  if (!wallet) return;
  const at = clock.now();
  const entries = [
    { account: escrowOf(id), amount: -wallet },
    { account: purseOf(booking), amount: wallet },
  ];
  await postToLedger({
    db: tx,
    key: `change-left:${act.id}`,
    bookingId: id,
    note: `Back from ${aboutOf(booking).name}`,
    entries,
    at,
  });
  await addToTrail(tx, id, at, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency, purse) });
}
