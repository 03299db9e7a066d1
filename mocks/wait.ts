import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { MockCall } from './answer-mock.ts';
import { memory } from './memory/memory.ts';
import { SENTINELS } from '#features/hotels/rules/sentinels.ts';

/**
 * The latency of a nearby server, so that waiting states are visible; the slow sentinel takes three seconds at a price
 * check.
 */
const USUAL = 120;
const SLOW = 3000;
const [SLOW_HOTEL] = SENTINELS.slow;
const ASKS_THE_HOTEL = ['bookings.quote', 'bookings.hold', 'bookings.pay'];

/** Milliseconds before an answer. */
export function waitOf({ name }: AnyOperation, { body }: MockCall): number {
  if (!ASKS_THE_HOTEL.includes(name)) return USUAL;
  const { hotelId, bookingId } = (body ?? {}) as { hotelId?: string; bookingId?: string };
  const slow =
    hotelId?.endsWith(String(SLOW_HOTEL)) ??
    memory().bookings.some((booking) => booking._id === bookingId && booking.hotelNumber === SLOW_HOTEL);
  return slow ? SLOW : USUAL;
}
