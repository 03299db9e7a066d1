import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { nightsOf, type IsoDate } from '#lib/shared/dates.ts';
import { priceStay } from '../../rules/price.ts';
import { taxSlabs } from '../../rules/tax.ts';
import { MEAL_LABELS } from '../../rules/vocabulary.ts';
import { readRooms } from '../catalogue.repo.ts';
import { findHotel, findHotelById } from '../hotels.repo.ts';
import { readRoomNights } from '../inventory.repo.ts';
import { readTaxRates } from '../tax-rates.repo.ts';
import { roomBlocks, roomTypes } from '../tables.ts';

const RUPEE = 100;

/**
 * A block as it is now. Amounts in paise; `nightly` is a night for the guests included, with all taxes, of all its nights and rounded up to
 * the rupee: tax is rounded on the whole stay.
 */
export type RoomBlock = {
  id: string;
  ownerId: string;
  hotelId: string;
  hotelSlug: string;
  hotelName: string;
  zone: string;
  ratePlanId: string;
  roomName: string;
  meals: string;
  maxAdults: number;
  included: number;
  rate: number;
  nightly: number;
  freeDays: number;
  checkIn: IsoDate;
  checkOut: IsoDate;
  cutOffAt: Date;
  /** False once its cut-off has passed or it was released. */
  isOpen: boolean;
  nights: { night: IsoDate; rooms: number; left: number }[];
};

/** The blocks of an owner, the oldest first. */
export async function roomBlocksOf(db: Db, ownerId: string): Promise<RoomBlock[]> {
  const rows = await db
    .select({ block: roomBlocks, hotelId: roomTypes.hotelId })
    .from(roomBlocks)
    .innerJoin(roomTypes, eq(roomTypes.id, roomBlocks.id))
    .where(eq(roomBlocks.ownerId, ownerId))
    .orderBy(asc(roomBlocks.createdAt), asc(roomBlocks.id));
  const now = clock.now();
  const found: RoomBlock[] = [];
  // one after the other: queries of a transaction share one connection
  for (const { block, hotelId } of rows) {
    const hotel = await findHotelById(db, hotelId);
    const room = (await readRooms(db, hotelId, block.id)).find(({ id }) => id === block.id);
    const plan = room?.plans[0];
    if (!hotel || !room || !plan) continue;
    const { checkIn, checkOut, rate } = block;
    const free = (await readRoomNights(db, [block.id], { checkIn, checkOut })).get(block.id)?.free ?? [];
    const slabs = taxSlabs(await readTaxRates(db), hotel.countryCode, checkIn);
    const charges = [{ charge: 0, rooms: 1 }]; // of guests beyond those included
    const nights = nightsOf(checkIn, checkOut);
    const input = { nightly: nights.map(() => rate), priceBp: plan.priceBp, charges, slabs };
    const whole = priceStay(input, checkIn);
    found.push({
      id: block.id,
      ownerId: block.ownerId,
      hotelId,
      hotelSlug: hotel.slug,
      hotelName: hotel.name,
      zone: hotel.zone,
      ratePlanId: plan.id,
      roomName: room.name,
      meals: MEAL_LABELS[plan.meals],
      maxAdults: room.terms.maxAdults,
      included: room.terms.baseGuests,
      rate,
      nightly: Math.ceil(whole.total / nights.length / RUPEE) * RUPEE,
      freeDays: Math.round((plan.windows[0]?.hoursBefore ?? 0) / 24),
      checkIn,
      checkOut,
      cutOffAt: block.cutOffAt,
      isOpen: !block.releasedAt && block.cutOffAt > now,
      nights: nights.map((night, at) => ({
        night,
        rooms: block.rooms[at] ?? 0,
        left: free[at] ?? 0,
      })),
    });
  }
  return found;
}

/** The rates of a hotel from which a block can be made. Throws NOT_FOUND for an unknown hotel. */
export async function ratesForBlock(
  db: Db,
  slug: string,
): Promise<{ hotelName: string; rates: { ratePlanId: string; label: string }[] }> {
  const hotel = await findHotel(db, slug);
  const rooms = await readRooms(db, hotel.id);
  return {
    hotelName: hotel.name,
    rates: rooms.flatMap(({ name, plans }) =>
      plans.map((plan) => ({
        ratePlanId: plan.id,
        label: `${name}, ${plan.name.toLowerCase()}, ${MEAL_LABELS[plan.meals].toLowerCase()}`,
      })),
    ),
  };
}
