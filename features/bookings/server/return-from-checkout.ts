import 'server-only';
import {
  findPaymentOrder,
  readPaymentCallback,
  type CapturedPayment,
  type CheckoutReturn,
} from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { AppError } from '#lib/shared/errors.ts';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { pagesOf } from '../rules/booking-pages.ts';
import { isCombined } from '../rules/combined-payment.ts';
import { isTopUp } from '../rules/company-wallet.ts';
import { bookingById, type BookingRow } from './bookings.repo.ts';
import { capturePayment } from './capture-payment.ts';
import { captureCombinedPayment } from './combined/capture-combined-payment.ts';
import { combinedById } from './combined/combined-payments.repo.ts';
import { leaveCombinedPayment } from './combined/leave-combined-payment.ts';
import { captureTopUp, leaveTopUp } from './company/wallet/capture-top-up.ts';
import { leaveChange } from './changes/leave-change.ts';
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
  if (isTopUp(bookingId)) return returnFromTopUp(db, bookingId, fields);
  if (isCombined(bookingId)) return returnFromCombined(db, bookingId, fields);
  if (fields.razorpay_signature) await captureSigned(db, fields);
  else await (reference ? leaveChange(db, bookingId) : leavePayment(db, bookingId));
  const booking = await bookingById(db, bookingId);
  return reference ? pagesOf(booking).trip : pageOf(booking);
}

/** What became of a payment for several bookings; where it was not paid, the bookings that can still be. */
async function returnFromCombined(db: Db, id: string, fields: CheckoutReturn): Promise<string> {
  if (fields.razorpay_signature) await captureSigned(db, fields, (payment) => captureCombinedPayment(db, payment));
  else await leaveCombinedPayment(db, id);
  const { parts, paidAt, leftAt } = await combinedById(db, id);
  return leftAt && !paidAt ? cartRoutes.checkout(parts.map(({ bookingId }) => bookingId)) : cartRoutes.booked(id);
}

/** The company's wallet, with what became of the payment. */
async function returnFromTopUp(db: Db, topUpId: string, fields: CheckoutReturn): Promise<string> {
  if (fields.razorpay_signature)
    await captureSigned(db, fields, (payment) => inTransaction(db, (tx) => captureTopUp(tx, payment)));
  else await leaveTopUp(db, topUpId);
  return workRoutes.corporateCompany({ part: 'wallet', payment: topUpId });
}

async function captureSigned(
  db: Db,
  fields: CheckoutReturn,
  capture = (payment: CapturedPayment) => capturePayment({ db, payment }),
): Promise<void> {
  try {
    await capture(await readPaymentCallback({ db, fields }));
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
