import type { StaySummary } from '../contract.ts';
import {
  REFUND_FILTERS,
  SCORES,
  STARS,
  type LeastScore,
  type ListingFilters,
  type RefundFilter,
} from './listing-filters.ts';
import { hotelFacets, inPrice, MISSES, offerFor } from './listing-match.ts';
import { AMENITIES, MEALS, type Amenity, type Meals } from './vocabulary.ts';

/** How many stays each option would leave. Options without stays are listed with 0. */
export type FacetCounts = {
  stars: Record<number, number>;
  score: Record<LeastScore, number>;
  meals: Record<Meals, number>;
  refund: Record<RefundFilter, number>;
  refundable: number;
  amenities: Record<Amenity, number>;
  /** Most stays first, then by name. */
  areas: { name: string; count: number }[];
};

const zeros = <Key extends string | number>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;

/**
 * Counts each facet with the other facets applied: the number of stays the listing would show if only that option were
 * selected in its facet. Amenities combine, so theirs is the number if it were selected additionally.
 */
export function countFacets(stays: readonly StaySummary[], filters: ListingFilters): FacetCounts {
  const counts: Omit<FacetCounts, 'areas'> = {
    stars: zeros(STARS),
    score: zeros(SCORES),
    meals: zeros(MEALS),
    refund: zeros(REFUND_FILTERS),
    refundable: 0,
    amenities: zeros(AMENITIES),
  };
  const areas = new Map<string, { name: string; count: number; all: number }>();
  const missing = hotelFacets(filters);
  const mealWishes = MEALS.map((meals) => ({ ...filters, meals: [meals] }));
  const refundWishes = REFUND_FILTERS.map((refund) => ({ ...filters, refund: [refund] }));
  const refundableWish = { ...filters, refundable: true };
  const sells = (stay: StaySummary, wish: ListingFilters) => {
    const offer = offerFor(stay, wish);
    return offer !== undefined && inPrice(filters.price, offer);
  };

  for (const stay of stays) {
    const area = areas.get(stay.area) ?? { name: stay.area, count: 0, all: 0 };
    areas.set(stay.area, area);
    area.all += 1;
    const misses = missing(stay);
    if (misses === 0) {
      MEALS.forEach((meals, index) => (counts.meals[meals] += Number(sells(stay, mealWishes[index]!))));
      REFUND_FILTERS.forEach((refund, index) => (counts.refund[refund] += Number(sells(stay, refundWishes[index]!))));
      counts.refundable += Number(sells(stay, refundableWish));
    }
    if ((misses & (misses - 1)) !== 0 || !sells(stay, filters)) continue; // fails more than one facet: counts nowhere
    if ((misses & ~MISSES.stars) === 0) counts.stars[stay.stars] = (counts.stars[stay.stars] ?? 0) + 1;
    if ((misses & ~MISSES.score) === 0)
      for (const least of SCORES) counts.score[least] += Number((stay.score ?? 0) >= least);
    if ((misses & ~MISSES.areas) === 0) area.count += 1;
    if (misses === 0) for (const amenity of stay.amenities) counts.amenities[amenity] += 1;
  }
  const byStays = [...areas.values()].sort((a, b) => b.all - a.all || (a.name < b.name ? -1 : 1));
  return { ...counts, areas: byStays.map(({ name, count }) => ({ name, count })) };
}
