import type { LeastScore, ListingFilters } from '../../rules/listing.ts';

/** Facets whose options are checkboxes. */
export type BoxFacet = 'refund' | 'refundable' | 'meals' | 'areas' | 'score' | 'stars' | 'amenities';

/** The filters after a checkbox changed: lists add and remove, the score keeps one value, `refundable` toggles. */
export function toggleFilter(filters: ListingFilters, facet: BoxFacet, value: string | number): ListingFilters {
  if (facet === 'refundable') return { ...filters, refundable: !filters.refundable };
  if (facet === 'score') return { ...filters, score: filters.score === value ? null : (value as LeastScore) };
  const list: readonly (string | number)[] = filters[facet];
  return { ...filters, [facet]: list.includes(value) ? list.filter((other) => other !== value) : [...list, value] };
}

/** True when the checkbox is checked. */
export function isOn(filters: ListingFilters, facet: BoxFacet, value: string | number): boolean {
  if (facet === 'refundable') return filters.refundable;
  if (facet === 'score') return filters.score === value;
  return (filters[facet] as readonly (string | number)[]).includes(value);
}
