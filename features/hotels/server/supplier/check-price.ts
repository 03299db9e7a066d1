import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { PriceCheck, StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { instantAt } from '#lib/server/zone.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import { fits, guestCharges, roomCharge } from '../../rules/occupancy.ts';
import { priceStay } from '../../rules/price.ts';
import { roomPrices } from '../../rules/room-prices.ts';
import { requiredFields } from '../../rules/required-fields.ts';
import { taxSlabs } from '../../rules/tax.ts';
import { policiesOf, type CancellationWindow } from '../../rules/terms.ts';
import { readRooms } from '../catalogue.repo.ts';
import { findHotelById } from '../hotels.repo.ts';
import { readRoomNights } from '../inventory.repo.ts';
import { findReservation } from './reservations.repo.ts';
import { readTaxRates } from '../tax-rates.repo.ts';

/** The price change of the price-change sentinel per night, in paise. */
const RISE = 50_000;

/**
 * Current price and terms of a stay; null when the rate does not exist, the room is too small or a night is sold out. What
 * is reserved under `replacing` counts as free.
 */
export async function checkPrice(
  db: Db,
  { hotelId, roomTypeId, ratePlanId, stay }: StayRequest,
  replacing?: string,
): Promise<PriceCheck | null> {
  const hotel = await findHotelById(db, hotelId);
  const room = hotel && (await readRooms(db, hotelId)).find(({ id }) => id === roomTypeId);
  const plan = room?.plans.find(({ id }) => id === ratePlanId);
  if (!hotel || !room || !plan || !fits(room.terms, stay.rooms)) return null;
  const rates = await readTaxRates(db); // one after the other: db may be a transaction
  const nights = await readRoomNights(db, [roomTypeId], stay);
  const found = nights.get(roomTypeId);
  if (!found) return null;
  const own = replacing ? await findReservation(db, replacing) : undefined;
  const ownOn = (night: string) =>
    own?.state === 'confirmed' && own.roomTypeId === roomTypeId && night >= own.checkIn && night < own.checkOut
      ? own.rooms
      : 0;
  const free = nightsOf(stay.checkIn, stay.checkOut).map((night, at) => (found.free[at] ?? 0) + ownOn(night));
  if (Math.min(...free) < stay.rooms.length) return null;

  const rise = hotel.sentinel === 'price-change' ? Math.round((RISE * 10_000) / plan.priceBp) : 0;
  const input = {
    nightly: found.price.map((base) => base + rise),
    priceBp: plan.priceBp,
    slabs: taxSlabs(rates, hotel.countryCode, stay.checkIn),
  };
  const price = priceStay({ ...input, charges: guestCharges(room.terms, stay.rooms) }, stay.checkIn);
  const checkInAt = instantAt(stay.checkIn, hotel.checkInTime, hotel.zone);
  return {
    total: price.total,
    currency: price.currency,
    lines: price.lines,
    rooms: roomPrices(price, { ...input, charges: stay.rooms.map((one) => roomCharge(room.terms, one)) }),
    policies: policiesFor(hotel.sentinel, plan.windows, checkInAt),
    requiredFields: requiredFields(hotel.countryCode),
    checkInAt,
    checkOutAt: instantAt(stay.checkOut, hotel.checkOutTime, hotel.zone),
  };
}

const policiesFor = (
  sentinel: string | null,
  windows: readonly CancellationWindow[],
  checkInAt: Date,
): CancellationPolicy[] => policiesOf(sentinel === 'policy-change' ? windows.map(stricter) : windows, checkInAt);

/** Two days earlier, and a quarter of the price more. */
const stricter = (window: CancellationWindow): CancellationWindow => ({
  hoursBefore: window.hoursBefore + 48,
  chargeType: window.chargeType,
  charge: window.chargeType === 2 ? Math.min(100, window.charge + 25) : window.charge,
});
