import 'server-only';
import { findPaymentOrder, readPaymentCallback, type CheckoutReturn } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import { AppError } from '#lib/shared/errors.ts';
import { routes } from '#lib/shared/routes.ts';
import { pagesOf } from '../rules/booking-pages.ts';
import { bookingById, type BookingRow } from './bookings.repo.ts';
import { capturePayment } from './capture-payment.ts';
import { leaveChange } from './flights/leave-change.ts';
import { leavePayment } from './leave-payment.ts';

/**
 * Handles the return from the checkout. With a signed payment it is captured and leads to the confirmation; without one
 * (abandoned or failed) the payment ends and leads back to the review. Gives the path to redirect to; for a change it
 * is the trip. Forged and unknown returns change nothing and lead to the list of bookings.
 */
export async function returnFromCheckout(db: Db, fields: CheckoutReturn): Promise<string> {
  const gatewayOrderId = fields.razorpay_order_id ?? fields['error[metadata]'];
  const order = gatewayOrderId ? await findPaymentOrder({ db, gatewayOrderId }) : null;
  if (!order) return routes.bookings();
  const { bookingId, reference } = order;
  if (fields.razorpay_signature) await captureSigned(db, fields);
  else await (reference ? leaveChange(db, bookingId) : leavePayment(db, bookingId));
  const booking = await bookingById(db, bookingId);
  return reference ? pagesOf(booking).trip : pageOf(booking);
}

async function captureSigned(db: Db, fields: CheckoutReturn): Promise<void> {
  try {
    await capturePayment({ db, payment: await readPaymentCallback({ db, fields }) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'FORBIDDEN') throw error;
    log().warn({ gatewayOrderId: fields.razorpay_order_id }, 'a callback without the gateway’s signature was ignored');
  }
}

/** The page of a booking in this state. */
function pageOf(booking: BookingRow): string {
  const { review, done } = pagesOf(booking);
  return ['quoted', 'held', 'paying', 'expired'].includes(booking.state) ? review : done;
}
