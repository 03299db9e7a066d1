import { cancelBooking, holdBooking, payBooking, saveGuests } from '#features/bookings/server/index.ts';
import { payInstalment } from '#features/bookings/server/packages/pay-instalment.ts';
import { quotePackage } from '#features/bookings/server/packages/quote-package.ts';
import { TWO } from '../departures.ts';
import { payAtTheGateway } from './pay-at-the-gateway.ts';
import { oneOf, type CrashPlan, type Held, type Shopper } from './plan.ts';
import { payForBoth } from './pay-for-both.ts';
import { aHeldStay } from './shop-for-stays.ts';

/**
 * Books places on a departure, whole, by a deposit or with a room in one payment, pays later payments of it, and cancels
 * every second one.
 */
export async function shopForPackages(shopper: Shopper, plan: CrashPlan): Promise<void> {
  const { call, says } = shopper;
  const held = await aHeldPackage(shopper, plan);
  const bookingId = held._id;
  const paying = oneOf(['whole', 'deposit', 'together'] as const);
  const walletAmount = oneOf([0, 100, 100_000]);
  const { checkoutUrl } =
    paying === 'together'
      ? await payForBoth(shopper, held, () => aHeldStay(shopper, plan), walletAmount)
      : await payBooking({ ...call, body: { bookingId, expectedTotal: held.total, walletAmount, paying } });
  says('paying');
  await payAtTheGateway(shopper, checkoutUrl);
  if (paying === 'deposit') await payAnInstalment(shopper, held);
  if (Math.random() < 0.5) return;
  await cancelBooking({
    ...call,
    body: { bookingId, expectedRefund: 0, refundTo: oneOf(['source', 'wallet'] as const) },
  });
  says('cancelled');
}

/** The second payment, or all that is open after a deposit of a quarter. */
async function payAnInstalment(shopper: Shopper, { _id: bookingId, total }: Held): Promise<void> {
  const payments = oneOf(['next', 'all'] as const);
  const expectedAmount = payments === 'next' ? total / 4 : total - total / 4;
  const { checkoutUrl } = await payInstalment({ ...shopper.call, body: { bookingId, payments, expectedAmount } });
  shopper.says('paying an instalment');
  await payAtTheGateway(shopper, checkoutUrl);
}

async function aHeldPackage({ call }: Shopper, { packages: { departures, total } }: CrashPlan): Promise<Held> {
  const { slug, departure } = oneOf(departures);
  const quoted = await quotePackage({
    ...call,
    body: { slug, departure, rooms: TWO, extras: [], shownTotal: total, shownPolicies: null },
  });
  await holdBooking({ ...call, body: { bookingId: quoted._id, acceptedTotal: quoted.total } });
  const guests = [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Rao' }];
  await saveGuests({
    ...call,
    body: {
      bookingId: quoted._id,
      details: { guests, email: 'asha@example.com', mobile: '9876543210', requests: '', gst: null, pan: null },
    },
  });
  return quoted;
}
