/**
 * Filtering, counting and sorting the stays of a listing. Pure: the server renders with it, and the browser applies
 * filters with the same code.
 */
import type { StayOffer, StaySummary } from '../contract.ts';
import { countFacets, type FacetCounts } from './listing-counts.ts';
import { activeFilters, type ActiveFilter } from './listing-active.ts';
import type { ListingFilters } from './listing-filters.ts';
import { hotelFacets, inPrice, offerFor } from './listing-match.ts';
import { inOrder } from './listing-order.ts';
import { priceBars, type PriceBars } from './listing-price-bars.ts';

export { filterParams, NO_FILTERS, parseFilters, REFUND_FILTERS, SCORES, SORTS, STARS } from './listing-filters.ts';
export type { LeastScore, ListingFilters, ListingSort, RefundFilter } from './listing-filters.ts';
export { activeFilters } from './listing-active.ts';
export type { ActiveFilter } from './listing-active.ts';
export type { FacetCounts } from './listing-counts.ts';
export type { PriceBars } from './listing-price-bars.ts';

/** How many stays a listing renders at first, and adds at a time. */
export const STAYS_AT_ONCE = 10;

/** A stay that passes the filters, with its cheapest offer that does. */
export type ListingMatch = { stay: StaySummary; offer: StayOffer };

/** The result of a listing. `counts`: how many stays each option would leave with the other facets unchanged. */
export type Narrowed = { matches: ListingMatch[]; counts: FacetCounts } & PriceBars;

/** The stays that pass the filters, sorted, with all counts and price bars. */
export function narrow(stays: readonly StaySummary[], filters: ListingFilters): Narrowed {
  return {
    matches: inOrder(matchesOf(stays, filters), stays, filters.sort),
    counts: countFacets(stays, filters),
    ...priceBars(stays, filters),
  };
}

function matchesOf(stays: readonly StaySummary[], filters: ListingFilters): ListingMatch[] {
  const missing = hotelFacets(filters);
  const matches: ListingMatch[] = [];
  for (const stay of stays) {
    if (missing(stay)) continue;
    const offer = offerFor(stay, filters);
    if (offer && inPrice(filters.price, offer)) matches.push({ stay, offer });
  }
  return matches;
}

/** A filter whose removal alone gives results: how many, and the filters without it. */
export type Relaxation = ActiveFilter & { count: number };

/** For a listing without results: which single filter to remove, the most effective first. */
export const relaxations = (stays: readonly StaySummary[], filters: ListingFilters): Relaxation[] =>
  activeFilters(filters)
    .map((active) => ({ ...active, count: matchesOf(stays, active.without).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
