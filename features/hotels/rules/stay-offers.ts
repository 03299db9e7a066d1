import type { RoomOccupancy } from '#lib/shared/stay.ts';
import type { StayOffer } from '../contract.ts';
import { fits, guestCharges, type RoomTerms } from './occupancy.ts';
import { cheapestFirst, keepCheapest, mayBeKept, type KeptOffers } from './offers.ts';
import { stayTotal } from './price.ts';
import type { TaxSlab } from './tax.ts';
import { refundNow, type CancellationWindow } from './terms.ts';
import type { Meals } from './vocabulary.ts';

/** What is fixed about a room type: who fits, and its rate plans with their cancellation windows in order. */
export type SellableRoom = { terms: RoomTerms; plans: readonly { meals: Meals; priceBp: number; windows: readonly CancellationWindow[] }[] };

/** What one search knows about a hotel: who comes, the taxes there, and how far away check-in is. */
export type OfferContext = {
  rooms: readonly RoomOccupancy[];
  slabs: readonly TaxSlab[];
  hoursLeft: number;
  /** The hotel's wall time so many hours before check-in. */
  localTime: (hoursBefore: number) => string;
};

/**
 * Adds what one room type offers to the kept offers of its hotel: nothing if the party does not fit. `nightly` are the
 * base prices of a type that has rooms on every night. A search calls this for every room type of a city.
 */
export function addOffers(kept: KeptOffers, room: SellableRoom, nightly: readonly number[], context: OfferContext): void {
  if (!fits(room.terms, context.rooms)) return;
  const charges = guestCharges(room.terms, context.rooms);
  for (const { meals, priceBp, windows } of room.plans) {
    const total = stayTotal({ nightly, priceBp, charges, slabs: context.slabs });
    const { refund, untilHours, share } = refundNow(windows, total, context.hoursLeft);
    if (!mayBeKept(kept, { total, meals, refund })) continue;
    keepCheapest(kept, { total, meals, refund, until: untilHours === null ? null : context.localTime(untilHours), share });
  }
}

/** All offers of one hotel, cheapest first; `nightly` gives a room type's base prices where it has rooms on every night. */
export function stayOffers(rooms: readonly (SellableRoom & { id: string })[], nightly: (roomTypeId: string) => readonly number[] | undefined, context: OfferContext): StayOffer[] {
  const kept: KeptOffers = [];
  for (const room of rooms) {
    const base = nightly(room.id);
    if (base) addOffers(kept, room, base, context);
  }
  return cheapestFirst(kept);
}
