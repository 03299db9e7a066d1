import 'server-only';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { roomTypesOf, type PriceCheck, type StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { instantAt } from '#lib/server/zone.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { fits, guestCharges, roomCharge } from '../../rules/occupancy.ts';
import { priceEach } from '../../rules/price-each.ts';
import { priceStay } from '../../rules/price.ts';
import { roomPrices } from '../../rules/room-prices.ts';
import { requiredFields } from '../../rules/required-fields.ts';
import { taxSlabs, type TaxSlab } from '../../rules/tax.ts';
import { policiesOf, type CancellationWindow } from '../../rules/terms.ts';
import { readRooms, type CataloguePlan, type CatalogueRoom } from '../catalogue.repo.ts';
import { findHotelById } from '../hotels.repo.ts';
import { readRoomNights, type RoomNights } from '../inventory.repo.ts';
import { findReservation, type Reservation } from './reservations.repo.ts';
import { readTaxRates } from '../tax-rates.repo.ts';

/** The price change of the price-change sentinel per night, in paise. */
const RISE = 50_000;

/**
 * Current price and terms of a stay; null when a rate does not exist, a room is too small or a night is sold out. What is
 * reserved under `replacing` counts as free.
 */
export async function checkPrice(db: Db, request: StayRequest, replacing?: string): Promise<PriceCheck | null> {
  const { hotelId, rates, stay, block } = request;
  const hotel = await findHotelById(db, hotelId);
  const offered = hotel ? await readRooms(db, hotelId, block) : [];
  const sold = rates.map(({ roomTypeId, ratePlanId }) => {
    const room = offered.find(({ id }) => id === roomTypeId);
    const plan = room?.plans.find(({ id }) => id === ratePlanId);
    return room && plan ? { room, plan } : null;
  });
  if (!hotel || !sold.every((one) => one !== null)) return null;
  const slabs = taxSlabs(await readTaxRates(db), hotel.countryCode, stay.checkIn); // one after the other: db may be a transaction
  const nights = await readRoomNights(db, [...new Set(rates.map(({ roomTypeId }) => roomTypeId))], stay);
  const own = replacing ? await findReservation(db, replacing) : undefined;
  if (!haveRooms(request, nights, own?.state === 'confirmed' ? own : undefined)) return null;

  const checkInAt = instantAt(stay.checkIn, hotel.checkInTime, hotel.zone);
  const offers = sold.map(({ room, plan }) => ({
    room,
    plan,
    slabs,
    nightly: nights.get(room.id)!.price,
    rise: hotel.sentinel === 'price-change' ? RISE : 0,
    policies: policiesFor(hotel.sentinel, plan.windows, checkInAt),
  }));
  const price = offers.length > 1 ? priceByRoom(offers, stay) : priceTogether(offers[0]!, stay);
  return (
    price && {
      ...price,
      requiredFields: requiredFields(hotel.countryCode),
      checkInAt,
      checkOutAt: instantAt(stay.checkOut, hotel.checkOutTime, hotel.zone),
    }
  );
}

/** Whether every type has as many rooms as are asked for on every night; those of the reservation `own` count as free. */
function haveRooms(request: StayRequest, nights: Map<string, RoomNights>, own: Reservation | undefined): boolean {
  const { checkIn, checkOut } = request.stay;
  const wanted = Map.groupBy(roomTypesOf(request), (id) => id);
  return [...wanted].every(([id, rooms]) => {
    const found = nights.get(id);
    const roomsOfRate = own?.roomTypeIds.filter((one) => one === id).length ?? 0;
    return (
      found &&
      nightsOf(checkIn, checkOut).every((night, at) => {
        const isOwn = own !== undefined && night >= own.checkIn && night < own.checkOut;
        return (found.free[at] ?? 0) + (isOwn ? roomsOfRate : 0) >= rooms.length;
      })
    );
  });
}

/** A rate on the nights of a stay; `rise` is what the price-change sentinel adds to a night. */
type Offer = {
  room: CatalogueRoom;
  plan: CataloguePlan;
  nightly: readonly number[];
  rise: number;
  slabs: TaxSlab[];
  policies: CancellationPolicy[];
};
type Price = Pick<PriceCheck, 'total' | 'currency' | 'lines' | 'rooms' | 'policies' | 'roomPolicies'>;

/** One rate for all rooms, with one price for them together; null when one of them does not fit. */
function priceTogether({ room, plan, nightly, rise, slabs, policies }: Offer, stay: Stay): Price | null {
  if (!fits(room.terms, stay.rooms)) return null;
  const added = Math.round((rise * 10_000) / plan.priceBp);
  const input = { nightly: nightly.map((base) => base + added), priceBp: plan.priceBp, slabs };
  const price = priceStay({ ...input, charges: guestCharges(room.terms, stay.rooms) }, stay.checkIn);
  const rooms = roomPrices(price, { ...input, charges: stay.rooms.map((one) => roomCharge(room.terms, one)) });
  return { total: price.total, currency: price.currency, lines: price.lines, rooms, policies };
}

/** A rate for each room, and each room a price of its own. */
function priceByRoom(offers: readonly Offer[], stay: Stay): Price | null {
  const prices = offers.map((offer, at) => priceTogether(offer, { ...stay, rooms: [stay.rooms[at]!] }));
  if (!prices.every((one) => one !== null)) return null;
  const { currency } = prices[0]!;
  const rooms = prices.map(({ total, lines, policies }, at) => {
    const { room, plan } = offers[at]!;
    return { roomTypeId: room.id, ratePlanId: plan.id, name: room.name, total, lines, policies };
  });
  return { currency, ...priceEach(rooms) };
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
