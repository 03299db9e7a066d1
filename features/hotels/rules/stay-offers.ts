import type { RoomOccupancy } from '#lib/shared/stay.ts';
import type { StayOffer } from '../contract.ts';
import { fits, guestCharges, type RoomTerms } from './occupancy.ts';
import { cheapestFirst, keepCheapest, mayBeKept, type KeptOffers } from './offers.ts';
import { stayTotal } from './price.ts';
import type { TaxSlab } from './tax.ts';
import { refundNow, type CancellationWindow } from './terms.ts';
import type { Meals } from './vocabulary.ts';

/** What is fixed about a room type: who fits, and its rate plans with their cancellation windows in order. */
export type SellableRoom = { id: string; terms: RoomTerms; plans: readonly { meals: Meals; priceBp: number; windows: readonly CancellationWindow[] }[] };

/** What one search knows about a hotel: who comes, the taxes there, and how far away check-in is. */
export type OfferContext = {
  rooms: readonly RoomOccupancy[];
  slabs: readonly TaxSlab[];
  hoursLeft: number;
  /** The hotel's wall time so many hours before check-in. */
  localTime: (hoursBefore: number) => string;
};

/**
 * A hotel's offers for a search, one for each pair of meals and refund class, cheapest first. `nightly` gives a room
 * type's base prices where it has rooms on every night; a type without them, or too small, makes no offer.
 */
export function stayOffers(rooms: readonly SellableRoom[], nightly: (roomTypeId: string) => readonly number[] | undefined, context: OfferContext): StayOffer[] {
  const kept: KeptOffers = [];
  for (const room of rooms) {
    const base = nightly(room.id);
    if (!base || !fits(room.terms, context.rooms)) continue;
    const charges = guestCharges(room.terms, context.rooms);
    for (const { meals, priceBp, windows } of room.plans) {
      const total = stayTotal({ nightly: base, priceBp, charges, slabs: context.slabs });
      const { refund, untilHours, share } = refundNow(windows, total, context.hoursLeft);
      if (!mayBeKept(kept, { total, meals, refund })) continue;
      keepCheapest(kept, { total, meals, refund, until: untilHours === null ? null : context.localTime(untilHours), share });
    }
  }
  return cheapestFirst(kept);
}
