import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { MockCall } from './answer-mock.ts';
import { memory } from './memory/memory.ts';
import { SENTINELS } from './stock/sentinels.ts';

/** As long as a near server takes, so that waiting can be seen; the slow sentinel takes three seconds where the hotel is asked. */
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
