import 'server-only';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingState } from '../../rules/states.ts';
import { asBooking, mustBeStay, type StayRow } from '../bookings.repo.ts';
import { type BookingOwner, openChecked } from '../checked-offer.ts';
import { checkStay, type RoomsOfBlock, type StayChoice } from '../quote-stay.ts';
import { bookings } from '../tables.ts';

/**
 * Opens a booking of rooms of a block, state `quoted`, at the rate of the block. The caller has made sure that the guest may
 * have them. Throws as `checkStay`.
 */
export async function openBlockStay(
  db: Db,
  choice: Pick<StayChoice, 'hotelId' | 'roomTypeId' | 'ratePlanId' | 'stay'>,
  { booker, kept }: { booker: BookingOwner; kept: RoomsOfBlock },
): Promise<{ bookingId: string; total: number }> {
  const asked = { ...choice, shownTotal: 0, shownPolicies: null, listingTotal: null };
  const opened = mustBeStay(await openChecked(db, await checkStay(db, asked, kept), booker));
  return { bookingId: opened.id, total: opened.total };
}

/** A booking of rooms of a block. */
export type BlockStay = {
  bookingId: string;
  blockId: string;
  guestId: string;
  userId: string;
  state: BookingState;
  code: string | null;
  checkIn: string;
  checkOut: string;
  rooms: number;
};

const MOST_READ = 2000;

/** The bookings of rooms of these blocks, by check-in. */
export async function staysOfBlocks(db: Db, blockIds: readonly string[]): Promise<BlockStay[]> {
  if (!blockIds.length) return [];
  const rows = await db
    .select()
    .from(bookings)
    .where(inArray(bookings.blockId, [...blockIds]))
    .orderBy(asc(bookings.checkIn), desc(bookings.id))
    .limit(MOST_READ);
  return rows.map((row) => presentBlockStay(mustBeStay(asBooking(row))));
}

const presentBlockStay = ({
  id,
  userId,
  state,
  snapshot,
  checkIn,
  checkOut,
  confirmationCode,
}: StayRow): BlockStay => ({
  bookingId: id,
  blockId: snapshot.block?.id ?? '',
  guestId: snapshot.block?.guestId ?? '',
  userId,
  state,
  code: confirmationCode,
  checkIn,
  checkOut,
  rooms: snapshot.stay.rooms.length,
});
