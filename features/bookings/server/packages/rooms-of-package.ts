import 'server-only';
import { headcount, isShared, placesOf, priceOfRooms } from '#features/packages/server/index.ts';
import { AppError } from '#lib/shared/errors.ts';
import { canCancelRooms } from '../../rules/can-cancel-rooms.ts';
import type { Permission } from '../../rules/can-do.ts';
import {
  packageRoomRefunds,
  quotePackageRooms,
  remainingPackageRooms,
  soldPackage as soldOf,
  withoutPackageRooms,
} from '../../rules/package-rooms.ts';
import type { SoldPackage } from '../../rules/sold-package.ts';
import type { PackageRow } from '../bookings.repo.ts';
import { invoiceLines } from '../products/present-booked-package.ts';
import type { RoomsOfProduct } from '../rooms/rooms-of-product.ts';

/** What was sold on the departure of a package: its rooms with their parts of the price, those that were cancelled too. */
export const soldPackage = ({ snapshot, total }: PackageRow): SoldPackage => soldOf(snapshot, total, priceOfRooms);

/** Whether some rooms of a package can be cancelled at this moment, and if not, why. */
export function mayCancelRooms(booking: PackageRow, now: Date): Permission & { staying: string[] } {
  const { state, currency, snapshot, paymentPlan, holdExpiresAt, checkInAt, details } = booking;
  const facts = { now, holdExpiresAt, checkInAt, zone: snapshot.package.zone, hasDetails: details !== null };
  const permission = canCancelRooms({ state, currency, paymentPlan, rooms: snapshot.rooms.length, ...facts });
  const shared = (snapshot.extras ?? []).filter(({ code }) => isShared(code));
  return { ...permission, staying: shared.map(({ title }) => title) };
}

/** Rooms of a package, cancelled one by one; the tour operator is told by `package-product.ts`. */
export const packageRooms: Omit<RoomsOfProduct<PackageRow>, 'cancel'> = {
  positions: (booking) => {
    const sold = soldPackage(booking);
    return { sold: sold.rooms.length, remaining: remainingPackageRooms(sold) };
  },
  mustBeCancellable: (booking, now) => {
    const { allowed, reason } = mayCancelRooms(booking, now);
    if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '', { details: { state: booking.state } });
  },
  refunds: (booking, positions, at) =>
    packageRoomRefunds(soldPackage(booking), positions, at).map(({ lines, ...room }) => ({
      ...room,
      lines: invoiceLines(lines),
    })),
  quote: (booking, positions, now) => quotePackageRooms(soldPackage(booking), positions, now, booking.checkInAt),
  without: (booking, positions, { at }) => {
    const after = withoutPackageRooms(booking.snapshot, booking.total, positions, at, priceOfRooms);
    const rooms = after.rooms.map(({ occupancy }) => occupancy);
    return {
      snapshot: { ...after, party: headcount(rooms) },
      units: placesOf(rooms),
      paymentPlan: null, // all of it was paid; the payments were those of the whole party
    };
  },
};
