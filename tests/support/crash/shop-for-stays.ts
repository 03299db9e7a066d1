import { cancelBooking, holdBooking, payBooking, quoteStay, saveGuests } from '#features/bookings/server/index.ts';
import { payAtTheGateway } from './pay-at-the-gateway.ts';
import { payForBoth } from './pay-for-both.ts';
import { oneOf, type CrashPlan, type Held, type Shopper } from './plan.ts';

/** Books a room, or two with one payment, pays for it, and cancels every second one. */
export async function shopForStays(shopper: Shopper, plan: CrashPlan): Promise<void> {
  const { call, says } = shopper;
  const first = await aHeldStay(shopper, plan);
  const bookingId = first._id;
  const walletAmount = oneOf([0, 100, 100_000]);
  const { checkoutUrl } = await (Math.random() < 0.5
    ? payBooking({ ...call, body: { bookingId, expectedTotal: first.total, walletAmount } })
    : payForBoth(shopper, first, () => aHeldStay(shopper, plan), walletAmount));
  says('paying');
  await payAtTheGateway(shopper, checkoutUrl);
  if (Math.random() < 0.5) return;
  await cancelBooking({
    ...call,
    body: { bookingId, expectedRefund: 0, refundTo: oneOf(['source', 'wallet'] as const) },
  });
  says('cancelled');
}

export async function aHeldStay({ call }: Shopper, { stays: { hotels, stay, total } }: CrashPlan): Promise<Held> {
  const quoted = await quoteStay({
    ...call,
    body: { ...oneOf(hotels), stay, shownTotal: total, shownPolicies: null, listingTotal: null },
  });
  const bookingId = quoted._id;
  await holdBooking({ ...call, body: { bookingId, acceptedTotal: quoted.total } });
  const guests = [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Rao' }];
  await saveGuests({
    ...call,
    body: {
      bookingId,
      details: { guests, email: 'asha@example.com', mobile: '9876543210', requests: '', gst: null, pan: null },
    },
  });
  return quoted;
}
