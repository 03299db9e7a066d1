import type * as contract from '#features/bookings/contract.ts';
import type { BookingView, FlightBooking } from '#features/bookings/contract.ts';
import { combinedParts, gatewayShares, totalOfParts } from '#features/bookings/rules/combined-payment.ts';
import { besideTravellers, flightDetailsOf, guestDetailsOf } from '#features/bookings/rules/share-travellers.ts';
import { flightDetails, guestDetails } from '#features/bookings/people.contract.ts';
import { byCategory } from '#features/bookings/rules/category.ts';
import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { AppError, notFound, type FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { leaveOpenPayments } from '../memory/settle.ts';
import { combinedId, combinedOrderId } from './order-id.ts';

type Answers = Pick<AnswersOf<typeof contract>, 'saveTogether' | 'payTogether' | 'leaveTogether' | 'combinedPayment'>;

/** What a booking answers by itself. */
type Single = Pick<AnswersOf<typeof contract>, 'details' | 'pay' | 'saveGuests' | 'saveTravellers'>;

const combinedOf = (userId: string, id: string) => {
  const found = memory().combined.findLast((one) => one._id === id && one.userId === userId);
  if (!found) throw notFound('This payment');
  return found;
};

/** Several bookings of one payment. Each is kept and paid as by itself; the checkout's order is one. */
export const combinedAnswersOf = (bookingAnswers: () => Single): Answers => ({
  saveTogether: async ({ body: { parts, ...party }, person, now }) => {
    const problems: FieldErrors = {};
    for (const [at, { bookingId, travellers }] of parts.entries()) {
      const booking = await bookingAnswers().details({ query: { bookingId }, body: undefined, person, now });
      const needs = (airlines: string[]) => ({ requiredFields: booking.requiredFields, airlines });
      const guests = () => guestDetails.safeParse(guestDetailsOf(party, travellers, needs([])));
      const passengers = ({ bounds }: Pick<FlightBooking, 'bounds'>) =>
        flightDetails.safeParse(flightDetailsOf(party, travellers, needs(bounds.map(({ airline }) => airline.code))));
      const read = byCategory<BookingView, ReturnType<typeof guests> | ReturnType<typeof passengers>>(booking, {
        hotel: guests,
        flight: passengers,
        package: guests,
      });
      const refused = read.success
        ? await kept(() =>
            'passengers' in read.data
              ? bookingAnswers().saveTravellers({
                  query: undefined,
                  body: { bookingId, details: read.data },
                  person,
                  now,
                })
              : bookingAnswers().saveGuests({ query: undefined, body: { bookingId, details: read.data }, person, now }),
          )
        : fieldErrors(read.error);
      Object.assign(problems, besideTravellers(refused, travellers, at));
    }
    const [first] = Object.values(problems);
    if (first) throw new AppError('INVALID_INPUT', first, { fields: problems });
    return { saved: parts.length };
  },

  payTogether: async ({ body: { bookingIds, expectedTotal, walletAmount }, person, now }) => {
    const all: BookingView[] = [];
    for (const bookingId of bookingIds)
      all.push(await bookingAnswers().details({ query: { bookingId }, body: undefined, person, now }));
    const total = all.reduce((sum, booking) => sum + booking.total, 0);
    if (total !== expectedTotal) throw new AppError('PRICE_CHANGED', priceMoved(expectedTotal, total, 'INR'));
    const parts = combinedParts(
      all.map((booking) => ({ id: booking._id, total: booking.total })),
      walletAmount,
    );
    const orders: string[] = [];
    for (const part of parts) {
      const body = { bookingId: part.bookingId, expectedTotal: part.total, walletAmount: part.wallet };
      const { checkoutUrl } = await bookingAnswers().pay({ query: undefined, body, person, now });
      if (checkoutUrl) orders.push(checkoutUrl.split('/').at(-1)!);
    }
    const first = bookingIds[0]!;
    const paymentId = combinedId(first);
    memory().combined.push({ _id: paymentId, userId: person._id, parts, orders });
    const due = gatewayShares(parts).reduce((sum, { amount }) => sum + amount, 0);
    const ends = all.map(({ holdExpiresAt }) => Date.parse(holdExpiresAt ?? now.toISOString()));
    const orderId = combinedOrderId(first, due, new Date(Math.min(...ends)));
    return { paymentId, checkoutUrl: due ? serverRoutes.gatewayCheckout(orderId) : null };
  },

  leaveTogether: ({ body: { paymentId }, person, now }) => {
    combinedOf(person._id, paymentId);
    leaveOpenPayments(now);
    return { left: true };
  },

  combinedPayment: async ({ query, person, now }) => {
    const { _id: paymentId, parts } = combinedOf(person._id, query.paymentId);
    const first = await bookingAnswers().details({
      query: { bookingId: parts[0]!.bookingId },
      body: undefined,
      person,
      now,
    });
    return {
      paymentId,
      state: first.payment.paidAt ? 'paid' : first.state === 'paying' ? 'open' : 'left',
      currency: first.currency,
      total: totalOfParts(parts),
      wallet: parts.reduce((sum, { wallet }) => sum + wallet, 0),
      parts,
    };
  },
});

/** What was refused beside fields; empty when it was kept. */
async function kept(keep: () => unknown): Promise<FieldErrors> {
  try {
    await keep();
    return {};
  } catch (error) {
    if (error instanceof AppError && error.fields) return error.fields;
    throw error;
  }
}
