import { fits, guestCharges } from '#features/hotels/rules/occupancy.ts';
import { priceStay, type StayPrice } from '#features/hotels/rules/price.ts';
import { policiesOf, type CancellationWindow } from '#features/hotels/rules/terms.ts';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { basePrices, checkInAt, roomsLeft, slabsOn } from './calendar.ts';
import type { StockHotel, StockPlan, StockRoom } from './hotels.ts';

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
export function checkPrice(
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
