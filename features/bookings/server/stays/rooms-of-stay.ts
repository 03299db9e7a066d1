import 'server-only';
import { quoteRooms, remainingRooms, roomRefunds, soldRooms, withoutRooms } from '../../rules/stay-rooms.ts';
import type { StayRow } from '../bookings.repo.ts';
import type { RoomsOfProduct } from '../rooms/rooms-of-product.ts';

/** The room types of rooms of a stay, by their positions as sold. */
export function typesOf({ snapshot }: StayRow, positions: readonly number[]): string[] {
  const sold = soldRooms(snapshot);
  return positions.map((at) => (sold[at]?.room ?? snapshot.room).roomTypeId);
}

/** Rooms of a stay, cancelled one by one; the hotel is told by `stay-product.ts`. */
export const stayRooms: Omit<RoomsOfProduct<StayRow>, 'cancel'> = {
  positions: ({ snapshot }) => ({ sold: soldRooms(snapshot).length, remaining: remainingRooms(snapshot) }),
  mustBeCancellable: () => undefined,
  refunds: ({ snapshot }, positions, at) =>
    roomRefunds(snapshot, positions, at).map(({ lines, refund, charge }) => ({ lines, refund, charge, collected: 0 })),
  quote: ({ snapshot, checkInAt }, positions, now) => quoteRooms(snapshot, positions, now, checkInAt),
  without: ({ snapshot: before, company }, positions, { at, total }) => {
    const snapshot = withoutRooms(before, positions, at);
    const rooms = snapshot.stay.rooms.length;
    return {
      snapshot,
      units: rooms,
      ...(company?.option.mode === 'hotel'
        ? { company: { ...company, option: { ...company.option, rooms, total } } }
        : {}),
    };
  },
};
