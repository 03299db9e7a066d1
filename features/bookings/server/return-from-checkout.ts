import 'server-only';
import { findPaymentOrder, readPaymentCallback, type CheckoutReturn } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { log } from '#lib/server/log.ts';
import { AppError } from '#lib/shared/errors.ts';
import { routes } from '#lib/shared/routes.ts';
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
  return reference ? tripPage(booking) : placeOf(booking);
}

async function captureSigned(db: Db, fields: CheckoutReturn): Promise<void> {
  try {
    await capturePayment({ db, payment: await readPaymentCallback({ db, fields }) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'FORBIDDEN') throw error;
    log().warn({ gatewayOrderId: fields.razorpay_order_id }, 'a callback without the gateway’s signature was ignored');
  }
}

const PLACES_AT_WORK = {
  hotel: { review: routes.corporateHotelReview, done: routes.corporateHotelConfirmation },
  flight: { review: routes.corporateFlightReview, done: routes.corporateFlightConfirmation },
};
const PLACES = {
  hotel: { review: routes.hotelReview, done: routes.hotelConfirmation },
  flight: { review: routes.flightReview, done: routes.flightConfirmation },
};

/** The page of a flight trip. */
const tripPage = ({ id, companyId }: BookingRow): string =>
  companyId === null ? routes.booking(id) : routes.corporateFlightConfirmation(id, { part: 'trip' });

/** The page of a booking in this state. */
function placeOf({ category, state, id: bookingId, companyId }: BookingRow): string {
  const places = (companyId === null ? PLACES : PLACES_AT_WORK)[category];
  return ['quoted', 'held', 'paying', 'expired'].includes(state)
    ? places.review({ bookingId })
    : places.done(bookingId);
}
