import type * as contract from '#features/payments/contract.ts';
import { firstAmount } from '#features/bookings/rules/payment-plan.ts';
import { tripTitle } from '#features/bookings/rules/trip-title.ts';
import { nextState } from '#features/bookings/rules/states.ts';
import { CURRENCY } from '#features/hotels/rules/price.ts';
import { DECLINED } from '#features/payments/rules/checkout.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import type { AnswersOf, AnswerInput } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { captureChange } from '../flights/change-flight.ts';
import { captureFlight } from '../flights/mock-flights.ts';
import { captureDeparture } from '../packages/change-departure.ts';
import { captureInstalment, capturePackage } from '../packages/mock-packages.ts';
import type { Kept } from '../memory/bookings.ts';
import { capture } from '../memory/settle.ts';
import { walletBalance, walletLines } from '../memory/wallet.ts';
import { hotelOf } from '../stock/calendar.ts';
import { captureDates } from './change-dates.ts';
import {
  combinedId,
  isCombinedOrder,
  isInstalmentOrder,
  isPackageOrder,
  readOrderId,
  type MockOrder,
} from './order-id.ts';
import { byCategory } from '#features/bookings/rules/category.ts';

const CALLBACK = '/api/payments/callback';

function orderOf(orderId: string): MockOrder {
  const order = readOrderId(orderId);
  if (!order) throw notFound('This payment');
  return order;
}

/** The return URL after the checkout: with signed fields when paid, else with the order only or without parameters. */
export function pathAfterCheckout(fields: Record<string, string>): string {
  const order = readOrderId(fields.razorpay_order_id ?? '');
  if (!order) return routes.bookings();
  if (isCombinedOrder(order))
    return fields.razorpay_signature ? cartRoutes.booked(combinedId(order.bookingId)) : cartRoutes.cart();
  if (isPackageOrder(order))
    return fields.razorpay_signature
      ? packageRoutes.confirmation(order.bookingId)
      : packageRoutes.review({ bookingId: order.bookingId });
  if (!order.hotelNumber && order.nights) return routes.booking(order.bookingId);
  if (!order.hotelNumber)
    return fields.razorpay_signature
      ? routes.flightConfirmation(order.bookingId)
      : routes.flightReview({ bookingId: order.bookingId });
  return fields.razorpay_signature
    ? routes.hotelConfirmation(order.bookingId)
    : routes.hotelReview({ bookingId: order.bookingId });
}

/** The hotel, route or package of a booking; null for none. */
function bookingName(bookingId: string | null): string | null {
  const { bookings, flights, packages } = memory();
  const isIt = ({ _id }: { _id: string }) => _id === bookingId;
  const flight = flights.find(isIt);
  if (flight) return tripTitle(flight.bounds);
  return bookings.find(isIt)?.hotel.name ?? packages.find(isIt)?.package.title ?? null;
}

/** Wallet and gateway. The payment result is stored in the tab; there are no webhooks, so none is late or repeated. */
export const paymentAnswers: AnswersOf<typeof contract> = {
  walletBalance: ({ person }) => ({ balance: walletBalance(person._id), currency: CURRENCY }),
  walletTransactions: ({ query: { pageNo, pageSize }, person }) => {
    const lines = walletLines(person._id).reverse();
    return {
      response: lines
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .map(({ userId: _user, ...line }) => ({ ...line, bookingName: bookingName(line.bookingId) })),
      count: lines.length,
    };
  },
  webhook: () => ({ received: true }),
  gatewayCheckout: ({ query: { orderId }, now }) => {
    const order = orderOf(orderId);
    const { amount, nights, expiresAt, hotelNumber } = order;
    return {
      orderId,
      amount,
      currency: CURRENCY,
      description: hotelNumber
        ? `${hotelOf({ hotelNumber }).name}, ${nights} ${nights === 1 ? 'night' : 'nights'}`
        : isPackageOrder(order)
          ? 'Holiday package'
          : isCombinedOrder(order)
            ? 'A trip of several bookings'
            : nights
              ? isInstalmentOrder(order)
                ? 'Payment for a holiday package'
                : 'Change of a booking'
              : 'Flights',
      expiresAt: expiresAt.toISOString(),
      state: expiresAt > now ? 'open' : 'closed',
      leaveUrl: `${CALLBACK}?razorpay_order_id=${encodeURIComponent(orderId)}`,
    };
  },
  gatewayAttempt: (asked) => {
    const order = orderOf(asked.body.orderId);
    return isCombinedOrder(order) ? attemptAll(order.bookingId, asked) : attemptOne(asked);
  },
};

/** Every booking of a payment for several is paid as by itself. */
function attemptAll(bookingId: string, asked: AnswerInput<typeof contract.gatewayAttempt>) {
  const { orderId } = asked.body;
  const combined = memory().combined.findLast(({ _id }) => _id === combinedId(bookingId));
  if (!combined) throw notFound('This payment');
  const answers = combined.orders.map((one) => attemptOne({ ...asked, body: { ...asked.body, orderId: one } }));
  const [first] = answers;
  if (!first) throw notFound('This payment');
  const fields = { razorpay_order_id: orderId, razorpay_payment_id: `pay_${bookingId}`, razorpay_signature: 'mock' };
  return { ...first, callback: first.callback && { url: CALLBACK, fields } };
}

/** What is paid at the gateway to book it. */
const dueOf = (booking: Kept): number =>
  firstAmount({ total: booking.total, paymentPlan: 'paymentPlan' in booking ? booking.paymentPlan : null }) -
  booking.payment.wallet;

function attemptOne({ body: { orderId, method, outcome }, now }: AnswerInput<typeof contract.gatewayAttempt>) {
  const { bookingId, amount, expiresAt } = orderOf(orderId);
  const booking: Kept | undefined =
    memory().bookings.find(({ _id }) => _id === bookingId) ??
    memory().flights.find(({ _id }) => _id === bookingId) ??
    memory().packages.find(({ _id }) => _id === bookingId);
  if (!booking) throw notFound('This payment');
  const callback = {
    url: CALLBACK,
    fields: { razorpay_order_id: orderId, razorpay_payment_id: `pay_${bookingId}`, razorpay_signature: 'mock' },
  };
  const change = 'changing' in booking ? booking.changing : undefined;
  const later = 'paying' in booking ? booking.paying : undefined;
  if (booking.payment.paidAt && !change && !later)
    return { callback, paid: true, message: 'This order was already paid. Nothing more was charged.' };
  const useless =
    nextState(booking.state, 'capture') === null ||
    amount !== (later?.amount ?? (change ? change.amendment.amount - change.amendment.wallet : dueOf(booking)));
  if (expiresAt <= now || useless)
    throw new AppError(
      'STATE_BLOCKED',
      'This payment is closed, so nothing was charged. Go back to the shop to see the status of your order.',
    );
  if (outcome === 'failure') {
    booking.refused = DECLINED;
    return {
      callback: null,
      paid: false,
      message: `${DECLINED} Nothing was charged. Try again, or choose another way to pay.`,
    };
  }
  const paid = { wallet: booking.payment.wallet, gateway: amount, method };
  byCategory<Kept, void>(booking, {
    hotel: (stay) => (change ? captureDates(stay, now) : capture(stay, paid, now)),
    flight: (flight) => (change ? captureChange(flight, now) : captureFlight(flight, paid, now)),
    package: (journey) =>
      later
        ? captureInstalment(journey, method, now)
        : change
          ? captureDeparture(journey, now)
          : capturePackage(journey, paid, now),
  });
  if (outcome === 'success-no-return')
    return {
      callback: null,
      paid: true,
      message: 'Paid. As chosen, this browser stays here, and the shop hears of it by webhook.',
    };
  return { callback, paid: true, message: 'Paid. Taking you back to the shop.' };
}
