import { payTogether, releaseHold } from '#features/bookings/server/index.ts';
import type { Held, Shopper } from './plan.ts';

/** One payment for what is held and something else, which is held first. */
export async function payForBoth(
  { call }: Shopper,
  first: Held,
  holdAnother: () => Promise<Held>,
  walletAmount: number,
) {
  const held = [first];
  try {
    held.push(await holdAnother());
    const expectedTotal = held.reduce((sum, { total }) => sum + total, 0);
    return await payTogether({
      ...call,
      body: { bookingIds: held.map(({ _id }) => _id), expectedTotal, walletAmount },
    });
  } catch (error) {
    // what stays held counts towards the buyer's limit
    for (const { _id: bookingId } of held) await releaseHold({ ...call, body: { bookingId } }).catch(() => undefined);
    throw error;
  }
}
