import type { Party } from '#lib/shared/trip-shape.ts';
import { Fares, type SoldSeats } from '../fares/price-journeys.ts';
import type { AirTax } from '../fares/taxes.ts';
import { readOfferKey, type OfferRef } from '../offer-key.ts';
import type { World } from '../world/world.ts';
import { checkOffer, inOrder, resolveOffer, type CheckedOffer } from './check-bound.ts';
import { DatedFlights } from './dated-flights.ts';

/** The flights of selected offers in order, or why the trip does not exist. */
export type FoundTrip =
  | { outcome: 'found'; dated: DatedFlights; chosen: { ref: OfferRef; key: string; flights: number[] }[] }
  | { outcome: 'unknown' | 'order' };

/** A trip as sold now, or why it is not. */
export type CheckedTrip =
  | { outcome: 'sold'; dated: DatedFlights; offers: CheckedOffer[] }
  | { outcome: 'unknown' | 'order' }
  | { outcome: 'sold_out'; offer: string };

/** Looks up offers by their keys, one per bound. `now` in minutes since 1970. */
export function findTrip(world: World, offers: readonly string[], now: number): FoundTrip {
  const dated = new DatedFlights(world);
  const chosen: { ref: OfferRef; key: string; flights: number[] }[] = [];
  for (const key of offers) {
    const ref = readOfferKey(key);
    const flights = ref && resolveOffer(dated, ref, now);
    if (!flights) return { outcome: 'unknown' };
    chosen.push({ ref, key, flights });
  }
  if (!chosen.length) return { outcome: 'unknown' };
  return inOrder(dated, chosen) ? { outcome: 'found', dated, chosen } : { outcome: 'order' };
}

/** Prices the flights for the whole party. */
export function priceTrip(
  found: FoundTrip,
  party: Party,
  context: { now: number; taxes: readonly AirTax[]; sold: SoldSeats },
): CheckedTrip {
  if (found.outcome !== 'found') return found;
  const { dated, chosen } = found;
  const shared = { dated, party, ...context };
  const fares = new Fares(shared);
  const offers: CheckedOffer[] = [];
  for (const [position, { ref, key, flights }] of chosen.entries()) {
    const offer = checkOffer(fares, shared, position, ref, flights);
    if (!offer) return { outcome: 'sold_out', offer: key };
    offers.push(offer);
  }
  return { outcome: 'sold', dated, offers };
}
