import 'server-only';
import { staysOfBlocks, type BlockStay } from '#features/bookings/server/index.ts';
import type { RoomBlock } from '#features/hotels/server/index.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { RoomBlockView, RoomingLine } from '../../contract.ts';
import { MOST_ROOMING } from '../../rules/room-limits.ts';
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

/** Who has which room, by check-in. One query more than blocks, whatever their number of rooms. */
export async function roomingOf(db: Db, blocks: readonly RoomBlock[]): Promise<RoomingLine[]> {
  const stays = await staysOfBlocks(
    db,
    blocks.map(({ id }) => id),
  );
  const names = await namesOf(db, [...new Set(stays.map(({ guestId }) => guestId))]);
  return stays
    .flatMap((stay): RoomingLine[] => {
      const block = blocks.find(({ id }) => id === stay.blockId);
      const state = roomingState(stay);
      if (!block || !state) return [];
      const { bookingId, checkIn, checkOut, code, guestId } = stay;
      const { hotelName, roomName } = block;
      return [{ bookingId, name: names.get(guestId) ?? '', hotelName, roomName, checkIn, checkOut, code, state }];
    })
    .slice(0, MOST_ROOMING);
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: eventRegistrations.id, name: eventRegistrations.name })
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
