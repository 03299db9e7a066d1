import { canCancelRooms } from '#features/bookings/rules/can-cancel-rooms.ts';
import { soldPackage } from '#features/bookings/rules/package-rooms.ts';
import { isShared, priceOfRooms } from '#features/packages/rules/price-of-rooms.ts';
import { factsOf } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';

/** The rooms of a package as they were sold, with their parts of its price. */
export const soldOf = (booking: MockPackage) => soldPackage(booking, booking.total, priceOfRooms);

/** Whether some rooms of a package can be cancelled now. */
export const mayCancelRooms = (booking: MockPackage, now: Date) => ({
  ...canCancelRooms({
    ...factsOf(booking, now),
    state: booking.state,
    currency: booking.currency,
    paymentPlan: booking.paymentPlan,
    rooms: booking.rooms.length,
  }),
  staying: booking.extras.filter(({ code }) => isShared(code)).map(({ title }) => title),
});
