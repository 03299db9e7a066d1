import type * as contract from '#features/bookings/contract.ts';
import { costFieldProblems } from '#features/bookings/rules/company-messages.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { walletNote } from '#features/bookings/rules/price-notes.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { addToTrail, factsOf, move, mustBeAllowed, presentBooking } from '../memory/bookings.ts';
import type { MockStay } from '../memory/records.ts';
import { capture } from '../memory/settle.ts';
import { postToWallet } from '../memory/wallet.ts';
import { keptFlight } from '../flights/mock-flights.ts';
import { flightEngine } from '../flights/flight-engine.ts';
import { keptPackage } from '../packages/mock-packages.ts';
import { packageEngine } from '../packages/package-engine.ts';
import { changeOrderId, orderIdOf } from './order-id.ts';
import { mustBeAtPrice, myStay } from './my-stay.ts';

function mustStillHold(booking: MockStay, now: Date): void {
  const facts = factsOf(booking, now);
  if (holdIsOver(facts)) throw new AppError('HOLD_EXPIRED', holdEnded(facts));
}

/** Paying a booking, whole or in instalments. */
export const payAnswers: Pick<AnswersOf<typeof contract>, 'pay' | 'payInstalment'> = {
  pay: ({ body: { bookingId, expectedTotal, walletAmount, paying }, person, now }) => {
    const flight = keptFlight(person._id, bookingId, now);
    if (flight) return flightEngine.pay(flight, { expectedTotal, walletAmount }, now);
    const journey = keptPackage(person._id, bookingId, now);
    if (journey) return packageEngine.pay(journey, { expectedTotal, walletAmount, paying }, now);
    const booking = myStay(person._id, bookingId, now);
    if (booking.state === 'held' || booking.state === 'paying') mustStillHold(booking, now);
    mustBeAllowed(booking, 'pay', now);
    mustBeAtPrice(booking, expectedTotal);
    const unsaid = booking.company ? costFieldProblems(booking.company.requiredFields, booking.company.fields) : {};
    const [missing] = Object.values(unsaid);
    if (missing) throw new AppError('INVALID_INPUT', missing, { fields: unsaid });
    if (booking.state === 'paying_change')
      return {
        booking: presentBooking(booking, now),
        checkoutUrl: serverRoutes.gatewayCheckout(changeOrderId(booking)),
      };
    if (booking.state !== 'paying') {
      if (walletAmount > booking.total) {
        const message = 'That is more than the price. Use the price or less from the wallet.';
        throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
      }
      if (walletAmount) {
        postToWallet(booking.company?.companyId ?? person._id, {
          amount: -walletAmount,
          note: `Part of ${booking.hotel.name}`,
          bookingId,
          at: now,
        });
        addToTrail(booking, now, {
          stage: 'wallet',
          total: walletAmount,
          note: walletNote(walletAmount, booking.currency),
        });
      }
      move(booking, 'pay', now, {
        payment: { wallet: walletAmount, gateway: 0, method: null, paidAt: null, problem: null },
      });
    }
    if (booking.payment.wallet === booking.total) {
      capture(booking, { wallet: booking.total, gateway: 0, method: 'wallet' }, now);
      return { booking: presentBooking(booking, now), checkoutUrl: null };
    }
    return { booking: presentBooking(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(orderIdOf(booking)) };
  },

  payInstalment: ({ body: { bookingId, ...wanted }, person, now }) => {
    const journey = keptPackage(person._id, bookingId, now);
    if (!journey) throw notFound('This booking');
    return packageEngine.payInstalment(journey, wanted, now);
  },
};
