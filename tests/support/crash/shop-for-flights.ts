import {
  cancelFlight,
  changeFlight,
  holdBooking,
  payBooking,
  quoteFlight,
  saveTravellers,
} from '#features/bookings/server/index.ts';
import { ONE } from '../flyer.ts';
import { payAtTheGateway } from './pay-at-the-gateway.ts';
import { oneOf, type CrashPlan, type Shopper } from './plan.ts';

/** More than any change costs. */
const ANY_PRICE = 90_000_00;

/** Books a flight or a pair of them, pays for it, and then moves the last direction, or gives it back, or gives all back. */
export async function shopForFlights(shopper: Shopper, { flights }: CrashPlan): Promise<void> {
  const { call, says } = shopper;
  const { offers, instead } = oneOf(flights);
  const quoted = await quoteFlight({
    ...call,
    body: { offers, party: ONE, shownTotal: 0, shownTimes: null, listingTotal: null },
  });
  const bookingId = quoted._id;
  const passengers = [
    { type: 'ADT' as const, title: 'Ms' as const, firstName: 'Asha', lastName: 'Rao', born: null, passport: null },
  ];
  await saveTravellers({
    ...call,
    body: { bookingId, details: { passengers, email: 'asha@example.com', mobile: '9876543210', gst: null, pan: null } },
  });
  await holdBooking({ ...call, body: { bookingId, acceptedTotal: quoted.total } });
  const { checkoutUrl } = await payBooking({
    ...call,
    body: { bookingId, expectedTotal: quoted.total, walletAmount: oneOf([0, 100, 100_000]) },
  });
  says('paying');
  await payAtTheGateway(shopper, checkoutUrl);
  const last = offers.length - 1;
  const refundTo = oneOf(['source', 'wallet'] as const);
  if (Math.random() < 0.6) {
    const { checkoutUrl: toPay } = await changeFlight({
      ...call,
      body: {
        bookingId,
        bound: last,
        offer: instead,
        expectedDue: ANY_PRICE,
        walletAmount: oneOf([0, 0, 100]),
        refundTo,
      },
    });
    says(toPay ? 'paying a change' : 'changed');
    if (toPay) await payAtTheGateway(shopper, toPay);
  }
  if (Math.random() < 0.5) return;
  await cancelFlight({
    ...call,
    body: { bookingId, expectedRefund: 0, refundTo, ...(last && Math.random() < 0.5 ? { bounds: [last] } : {}) },
  });
  says('cancelled');
}
