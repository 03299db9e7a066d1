import { NO_FILTERS, type ListingFilters } from './listing-filters.ts';

/** An active filter: its facet, the value of its label, and the filters without it. */
export type ActiveFilter = { facet: Exclude<keyof ListingFilters, 'sort'>; value: string; without: ListingFilters };

const LISTS = ['stars', 'meals', 'refund', 'areas', 'amenities'] as const;
const SINGLES = ['price', 'score', 'refundable', 'q'] as const;

/**
 * The active filters as removable entries: each amenity alone (all must match), each other list as a whole (removing
 * one of several alternatives would only narrow further).
 */
export function activeFilters(filters: ListingFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  for (const facet of SINGLES) {
    const value = filters[facet];
    if (value)
      active.push({
        facet,
        value: Array.isArray(value) ? value.join('-') : String(value),
        without: { ...filters, [facet]: NO_FILTERS[facet] },
      });
  }
  for (const facet of LISTS) {
    if (facet === 'amenities') {
      for (const amenity of filters.amenities)
        active.push({
          facet,
          value: amenity,
          without: { ...filters, amenities: filters.amenities.filter((other) => other !== amenity) },
        });
    } else if (filters[facet].length)
      active.push({ facet, value: filters[facet].join(', '), without: { ...filters, [facet]: [] } });
  }
  return active;
}
