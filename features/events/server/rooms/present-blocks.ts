import 'server-only';
import { staysOfBlocks, type BlockStay } from '#features/bookings/server/index.ts';
import type { RoomBlock } from '#features/hotels/server/index.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { RoomBlockView, RoomingLine } from '../../contract.ts';
import { sharedRooms } from '../../rules/roommates.ts';
import { MOST_ROOMING } from '../../rules/room-limits.ts';
import { partnersOf } from '../roommates/sharing.repo.ts';
import { eventRegistrations } from '../tables.ts';

export const presentBlock = (block: RoomBlock): RoomBlockView => ({
  blockId: block.id,
  hotelName: block.hotelName,
  hotelSlug: block.hotelSlug,
  roomName: block.roomName,
  meals: block.meals,
  maxAdults: block.maxAdults,
  included: block.included,
  rate: block.rate,
  nightly: block.nightly,
  freeDays: block.freeDays,
  checkIn: block.checkIn,
  checkOut: block.checkOut,
  cutOffAt: block.cutOffAt.toISOString(),
  zone: block.zone,
  isOpen: block.isOpen,
  nights: block.nights,
});

/** What a booking of a block is on the rooming list; null where it takes no room and never did. */
export function roomingState({ state, code }: BlockStay): RoomingLine['state'] | null {
  if (state === 'cancelled' || state === 'cancelling') return 'cancelled';
  if (state === 'quoted' || state === 'expired' || state === 'declined' || state === 'failed') return null;
  return code ? 'booked' : 'held';
}

/** Who has which room, by check-in, and with whom. A few queries more than blocks, whatever their number of rooms. */
export async function roomingOf(db: Db, blocks: readonly RoomBlock[]): Promise<RoomingLine[]> {
  const stays = await staysOfBlocks(
    db,
    blocks.map(({ id }) => id),
  );
  const guests = [...new Set(stays.map(({ guestId }) => guestId))];
  const names = await namesOf(db, guests);
  const rooms = stays
    .flatMap((stay) => {
      const block = blocks.find(({ id }) => id === stay.blockId);
      const state = roomingState(stay);
      return block && state ? [{ ...stay, state, hotelName: block.hotelName, roomName: block.roomName }] : [];
    })
    .slice(0, MOST_ROOMING);
  const shared = sharedRooms(rooms, await partnersOf(db, guests));
  return rooms.map(({ bookingId, guestId, hotelName, roomName, checkIn, checkOut, code, state }, at) => ({
    ...{ bookingId, name: names.get(guestId) ?? '', sharesWith: shared[at] ?? null },
    ...{ hotelName, roomName, checkIn, checkOut, code, state },
  }));
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: eventRegistrations.id, name: eventRegistrations.name })
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
