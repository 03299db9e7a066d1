import type { StayOffer, StaySummary } from '../contract.ts';
import type { ListingFilters } from './listing-filters.ts';
import { plainText } from './plain-text.ts';

/** Facets of the hotel, each one bit of a `misses` mask. */
export const MISSES = { stars: 1, score: 2, amenities: 4, areas: 8, q: 16 } as const;

const RUPEE = 100;

/** A predicate that gives the facets a stay fails as a mask: 0 when it passes all. */
export function hotelFacets(filters: ListingFilters): (stay: StaySummary) => number {
  const words = plainText(filters.q).split(' ').filter(Boolean);
  return (stay) => {
    let misses = 0;
    if (filters.stars.length && !filters.stars.includes(stay.stars)) misses |= MISSES.stars;
    if (filters.score && (stay.score ?? 0) < filters.score) misses |= MISSES.score;
    if (filters.areas.length && !filters.areas.includes(stay.area)) misses |= MISSES.areas;
    for (const amenity of filters.amenities) if (!stay.amenities.includes(amenity)) misses |= MISSES.amenities;
    if (words.length) {
      const text = plainText(`${stay.name} ${stay.area}`);
      if (!words.every((word) => text.includes(word))) misses |= MISSES.q;
    }
    return misses;
  };
}

type OfferWish = Pick<ListingFilters, 'meals' | 'refund' | 'refundable'>;

/** The cheapest offer of a stay with these meals and this refund class; undefined without one. */
export const offerFor = (stay: StaySummary, { meals, refund, refundable }: OfferWish): StayOffer | undefined =>
  stay.offers.find(
    (offer) =>
      (!meals.length || meals.includes(offer.meals)) &&
      (!refund.length || refund.some((wanted) => wanted === offer.refund)) &&
      (!refundable || offer.refund !== 'none'),
  );

/** True when an offer's total is within the price filter, inclusive. */
export const inPrice = (price: ListingFilters['price'], offer: StayOffer): boolean =>
  !price || (offer.total >= price[0] * RUPEE && offer.total <= price[1] * RUPEE);
