import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { amendmentUnderWay, withAmendment } from '../../rules/flight-amendments.ts';
import { collectedBy, withPayment } from '../../rules/payment-plan.ts';
import { openNote, paymentNote } from '../../rules/price-notes.ts';
import { addToTrail, lockedBooking, type BookingRow } from '../bookings.repo.ts';
import { issuePaymentDocument } from '../issue-payment-document.ts';
import { payToSupplier } from '../pay-to-supplier.ts';
import { bookingSummary } from '../products/index.ts';
import { changeBooking, transition } from '../transition.ts';

/**
 * Books a later payment that was captured: it becomes the tour operator's, with its tax collected at source on its own account,
 * and gets its document. Nothing is asked of the operator, whose places are confirmed. Repeated calls are one.
 */
export const finishInstalment = (db: Db, { id }: BookingRow): Promise<BookingRow> =>
  changeBooking(
    db,
    (tx) => lockedBooking(tx, id),
    async (tx, booking) => {
      const payment = amendmentUnderWay(booking.amendments);
      if (booking.state !== 'amending' || payment?.kind !== 'instalment' || !booking.paymentPlan) return booking;
      const at = clock.now();
      const { wallet, gateway, method } = payment.paid;
      const paymentPlan = withPayment(booking.paymentPlan, payment.payments, {
        at: at.toISOString(),
        wallet,
        gateway,
        method,
      });
      const paid = await transition(tx, booking, 'finishAmend', {
        paymentPlan,
        amendments: withAmendment(booking.amendments, { ...payment, state: 'done' }),
        walletPaid: booking.walletPaid + wallet,
        gatewayPaid: booking.gatewayPaid + gateway,
      });
      await payToSupplier(tx, paid, {
        key: `instalment:${payment.id}`,
        amount: payment.amount,
        collected: collectedBy(paymentPlan.filter((_, position) => payment.payments.includes(position))),
        note: `${bookingSummary(paid).name}, ${payment.words.toLowerCase()}`,
        at,
      });
      await addToTrail(tx, id, at, {
        stage: 'payment',
        total: payment.amount,
        note: `${paymentNote({ wallet, gateway }, paid.currency)}${openNote(paymentPlan, paid.currency)}`,
      });
      await issuePaymentDocument(tx, paid, at);
      return paid;
    },
  );
