import type { StaySummary } from '../contract.ts';
import type { ListingFilters } from './listing-filters.ts';
import { hotelFacets, offerFor } from './listing-match.ts';

const BARS = 16;
const RUPEE = 100;

/** Bounds of the price slider in whole rupees, and the number of stays in each of its 16 equal steps. */
export type PriceBars = { priceBounds: [number, number] | null; histogram: number[] };

/**
 * The bounds cover every stay of the city with the selected meals and refund class, so that they do not move with other
 * filters; the bars count stays that pass all filters but the price.
 */
export function priceBars(stays: readonly StaySummary[], filters: ListingFilters): PriceBars {
  const missing = hotelFacets(filters);
  const totals: { total: number; counted: boolean }[] = [];
  let [low, high] = [Infinity, -Infinity];
  for (const stay of stays) {
    const offer = offerFor(stay, filters);
    if (!offer) continue;
    low = Math.min(low, offer.total);
    high = Math.max(high, offer.total);
    totals.push({ total: offer.total, counted: missing(stay) === 0 });
  }
  const histogram = Array.from({ length: BARS }, () => 0);
  if (!totals.length) return { priceBounds: null, histogram };
  const priceBounds: [number, number] = [Math.floor(low / RUPEE), Math.ceil(high / RUPEE)];
  const step = Math.max(1, priceBounds[1] - priceBounds[0]) / BARS;
  for (const { total, counted } of totals) {
    if (counted) histogram[Math.min(BARS - 1, Math.floor((total / RUPEE - priceBounds[0]) / step))]! += 1;
  }
  return { priceBounds, histogram };
}
