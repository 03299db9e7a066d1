import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { StaySupplier } from '#lib/server/ports/stay-supplier.ts';
import { cancelSomeRooms } from './supplier/cancel-some-rooms.ts';
import { confirmDates, holdDates } from './supplier/change-dates.ts';
import { checkPrice } from './supplier/check-price.ts';
import { cancelRooms, confirmRooms, statusOf, type BookedHotel } from './supplier/confirm-rooms.ts';
import { holdRooms, releaseRooms } from './supplier/hold-rooms.ts';
import { nameGuests } from './supplier/name-guests.ts';
import { findReservation } from './supplier/reservations.repo.ts';
import { hotels, roomTypes } from './tables.ts';

/** The delay of the slow sentinel. */
const SLOW = 3000;

/**
 * The embedded supplier: our own contracts, in our tables. It behaves like another company: it gets the database
 * instead of the caller's transaction and commits by itself. Sentinel hotels simulate failures (README.md of this
 * feature).
 */
export function contractedInventory(db: Db): StaySupplier {
  const hotelOf = (roomTypeId: string) => readBookedHotel(db, roomTypeId);
  const asked = async (roomTypeId: string): Promise<string | null> => {
    const { sentinel } = await hotelOf(roomTypeId);
    if (sentinel === 'slow') await clock.pause(SLOW);
    return sentinel;
  };
  return {
    priceCheck: async (request, replacing) => {
      await asked(request.rates[0]!.roomTypeId);
      return checkPrice(db, request, replacing);
    },
    hold: async (key, request, expiresAt) => {
      if ((await asked(request.rates[0]!.roomTypeId)) === 'sold-out-at-hold') return { outcome: 'sold_out' };
      return holdRooms(db, key, request, expiresAt, clock.now());
    },
    release: (key) => releaseRooms(db, key, clock.now()),
    confirm: async (key, request) => {
      const sentinel = await asked(request.rates[0]!.roomTypeId);
      if (sentinel === 'lost-request') return { outcome: 'unknown' };
      if (sentinel === 'sold-out-at-confirm') {
        await releaseRooms(db, key, clock.now());
        return { outcome: 'failed', reason: 'sold_out' };
      }
      const repeated =
        sentinel === 'timeout-after-booking' && (await statusOf(db, key, hotelOf, clock.now())).outcome === 'confirmed';
      const outcome = await confirmRooms(db, key, request, await hotelOf(request.rates[0]!.roomTypeId), clock.now());
      if (sentinel === 'silent') return { outcome: 'unknown' };
      return sentinel === 'timeout-after-booking' && !repeated ? { outcome: 'unknown' } : outcome;
    },
    status: async (key) => {
      const reservation = await findReservation(db, key);
      if (reservation && (await hotelOf(reservation.roomTypeIds[0]!)).sentinel === 'silent')
        return { outcome: 'unknown' };
      return statusOf(db, key, hotelOf, clock.now());
    },
    nameGuests: (key, guests) => nameGuests(db, key, guests),
    confirmCancel: (key) => cancelRooms(db, key, clock.now()),
    holdDates: async (key, reference, request, expiresAt) => {
      if ((await asked(request.rates[0]!.roomTypeId)) === 'sold-out-at-hold') return { outcome: 'sold_out' };
      return holdDates(db, { key, reference, request }, expiresAt, clock.now());
    },
    confirmDates: async (key, reference, request) => {
      await asked(request.rates[0]!.roomTypeId);
      return confirmDates(db, { key, reference, request }, clock.now());
    },
    confirmCancelRooms: (key, reference, roomTypeIds) =>
      cancelSomeRooms(db, { key, reference, roomTypeIds }, clock.now()),
  };
}

/** The hotel of a room type; for one that is no longer contracted there is no sentinel behaviour. */
async function readBookedHotel(db: Db, roomTypeId: string): Promise<BookedHotel> {
  const [hotel] = await db
    .select({ name: hotels.name, sentinel: hotels.sentinel })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(eq(roomTypes.id, roomTypeId));
  return hotel ?? { name: '', sentinel: null };
}
