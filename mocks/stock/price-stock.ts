import { fits, guestCharges } from '#features/hotels/rules/occupancy.ts';
import { priceEach } from '#features/hotels/rules/price-each.ts';
import { CURRENCY, priceStay, type StayPrice } from '#features/hotels/rules/price.ts';
import { policiesOf, type CancellationWindow } from '#features/hotels/rules/terms.ts';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { basePrices, checkInAt, roomsLeft, slabsOn } from './calendar.ts';
import type { StockHotel, StockPlan, StockRoom } from './hotels.ts';

/** A rate of the stock. */
export type StockRate = { room: StockRoom; plan: StockPlan };

/** A rate of a hotel by its ids. Throws NOT_FOUND. */
export function stockRate(hotel: StockHotel, { roomTypeId, ratePlanId }: NamedRate): StockRate {
  const room = hotel.rooms.find(({ id }) => id === roomTypeId);
  const plan = room?.plans.find(({ id }) => id === ratePlanId);
  if (!room || !plan) throw notFound('This room');
  return { room, plan };
}

/** Whether there are rooms of all types: one rate for all rooms, or one for each. */
export const haveRooms = (rates: readonly StockRate[], stay: Stay, except?: string): boolean =>
  rates.every(
    ({ room }) =>
      roomsLeft(room, stay, except) >=
      (rates.length > 1 ? rates.filter((one) => one.room === room).length : stay.rooms.length),
  );

/** The hotel's answer to a price check, for one rate of all rooms or one for each. */
export function checkRates(hotel: StockHotel, rates: readonly StockRate[], stay: Stay, except?: string) {
  if (!haveRooms(rates, stay, except)) return null;
  if (rates.length === 1) {
    const check = checkPrice(hotel, rates[0]!.room, rates[0]!.plan, stay, except);
    return check && { ...check.price, policies: check.policies, rooms: undefined, roomPolicies: undefined };
  }
  const rooms = rates.map(({ room, plan }, at) => {
    const check = checkPrice(hotel, room, plan, { ...stay, rooms: [stay.rooms[at]!] }, except);
    if (!check) return null;
    const { total, lines } = check.price;
    return { roomTypeId: room.id, ratePlanId: plan.id, name: room.name, total, lines, policies: check.policies };
  });
  return rooms.every((room) => room !== null) ? { ...priceEach(rooms), currency: CURRENCY } : null;
}

/** What the price-change sentinel adds to each night when its price is checked, in paise. */
const RISE = 50_000;

/** A rate as the hotel's page shows it. */
export function priceRate(hotel: StockHotel, room: StockRoom, plan: StockPlan, stay: Stay, rise = 0): StayPrice {
  const nightly = basePrices(hotel, room, stay).map((base) => base + rise);
  return priceStay(
    { nightly, priceBp: plan.priceBp, charges: guestCharges(room.terms, stay.rooms), slabs: slabsOn(stay.checkIn) },
    stay.checkIn,
  );
}

/** The hotel's answer to a price check; null when there is no room for all guests. The rooms of the booking `except` count as free. */
function checkPrice(
  hotel: StockHotel,
  room: StockRoom,
  plan: StockPlan,
  stay: Stay,
  except?: string,
): { price: StayPrice; policies: CancellationPolicy[] } | null {
  if (!fits(room.terms, stay.rooms) || roomsLeft(room, stay, except) < stay.rooms.length) return null;
  const rise = hotel.sentinel === 'price-change' ? Math.round((RISE * 10_000) / plan.priceBp) : 0;
  const windows = hotel.sentinel === 'policy-change' ? plan.windows.map(stricter) : plan.windows;
  return { price: priceRate(hotel, room, plan, stay, rise), policies: policiesOf(windows, checkInAt(stay.checkIn)) };
}

/** The policy-change sentinel: free cancellation ends two days earlier, and each charge rises by 25 percentage points. */
const stricter = (window: CancellationWindow): CancellationWindow => ({
  ...window,
  hoursBefore: window.hoursBefore + 48,
  charge: Math.min(100, window.charge + 25),
});
