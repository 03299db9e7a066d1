import { fits, guestCharges } from '#features/hotels/rules/occupancy.ts';
import { priceStay, type StayPrice } from '#features/hotels/rules/price.ts';
import { policiesOf, type CancellationWindow } from '#features/hotels/rules/terms.ts';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { basePrices, checkInAt, roomsLeft, slabsOn } from './calendar.ts';
import type { StockHotel, StockPlan, StockRoom } from './hotels.ts';

/** What the price-change sentinel adds to a night when the price is checked, in paise. */
const RISE = 50_000;

/** What the hotel's page says of a rate. */
export function priceRate(hotel: StockHotel, room: StockRoom, plan: StockPlan, stay: Stay, rise = 0): StayPrice {
  const nightly = basePrices(hotel, room, stay).map((base) => base + rise);
  return priceStay(
    { nightly, priceBp: plan.priceBp, charges: guestCharges(room.terms, stay.rooms), slabs: slabsOn(stay.checkIn) },
    stay.checkIn,
  );
}

/** What the hotel says when it is asked for the price; null when there is no room for everyone. */
export function checkPrice(
  hotel: StockHotel,
  room: StockRoom,
  plan: StockPlan,
  stay: Stay,
): { price: StayPrice; policies: CancellationPolicy[] } | null {
  if (!fits(room.terms, stay.rooms) || roomsLeft(room, stay) < stay.rooms.length) return null;
  const rise = hotel.sentinel === 'price-change' ? Math.round((RISE * 10_000) / plan.priceBp) : 0;
  const windows = hotel.sentinel === 'policy-change' ? plan.windows.map(stricter) : plan.windows;
  return { price: priceRate(hotel, room, plan, stay, rise), policies: policiesOf(windows, checkInAt(stay.checkIn)) };
}

/** The policy-change sentinel: two days sooner, and a quarter of the price more. */
const stricter = (window: CancellationWindow): CancellationWindow => ({
  ...window,
  hoursBefore: window.hoursBefore + 48,
  charge: Math.min(100, window.charge + 25),
});
