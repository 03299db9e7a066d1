import {
  cancelBooking,
  holdBooking,
  payBooking,
  payTogether,
  quoteStay,
  releaseHold,
  saveGuests,
} from '#features/bookings/server/index.ts';
import { payAtTheGateway } from './pay-at-the-gateway.ts';
import { oneOf, type CrashPlan, type Shopper } from './plan.ts';

/** Books a room, or two with one payment, pays for it, and cancels every second one. */
export async function shopForStays(shopper: Shopper, plan: CrashPlan): Promise<void> {
  const { call, says } = shopper;
  const first = await aHeldStay(shopper, plan);
  const bookingId = first._id;
  const walletAmount = oneOf([0, 100, 100_000]);
  const { checkoutUrl } = await (Math.random() < 0.5
    ? payBooking({ ...call, body: { bookingId, expectedTotal: first.total, walletAmount } })
    : payForTwo(shopper, plan, first, walletAmount));
  says('paying');
  await payAtTheGateway(shopper, checkoutUrl);
  if (Math.random() < 0.5) return;
  await cancelBooking({
    ...call,
    body: { bookingId, expectedRefund: 0, refundTo: oneOf(['source', 'wallet'] as const) },
  });
  says('cancelled');
}

type Held = { _id: string; total: number };

/** Another room, and one payment for both. */
async function payForTwo(shopper: Shopper, plan: CrashPlan, first: Held, walletAmount: number) {
  const held = [first];
  try {
    held.push(await aHeldStay(shopper, plan));
    const expectedTotal = held.reduce((sum, { total }) => sum + total, 0);
    return await payTogether({
      ...shopper.call,
      body: { bookingIds: held.map(({ _id }) => _id), expectedTotal, walletAmount },
    });
  } catch (error) {
    // what stays held counts towards the buyer's limit
    for (const { _id: bookingId } of held)
      await releaseHold({ ...shopper.call, body: { bookingId } }).catch(() => undefined);
    throw error;
  }
}

async function aHeldStay({ call }: Shopper, { stays: { hotels, stay, total } }: CrashPlan): Promise<Held> {
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
