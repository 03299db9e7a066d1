import type { Party } from '#lib/shared/trip-shape.ts';
import type { ItineraryFacts } from './facts.ts';
import { NO_FILTERS, type FlightFilters } from './filters.ts';
import { narrowFlights } from './narrow.ts';

export const FACETS = ['stops', 'airlines', 'leaves', 'arrives', 'via', 'longest', 'bag', 'refundable'] as const;
export type Facet = (typeof FACETS)[number];

/** The result of removing one kind of filter. */
export type Relaxation = { facet: Facet; without: FlightFilters; count: number };

/** The kinds of active filters. */
export const facetsOn = (filters: FlightFilters): Facet[] =>
  FACETS.filter((facet) => String(filters[facet]) !== String(NO_FILTERS[facet]));

/** For a listing without results: which single filter to remove, the most effective first. */
export const relaxations = (all: readonly ItineraryFacts[], filters: FlightFilters, party: Party): Relaxation[] =>
  facetsOn(filters)
    .map((facet) => ({ facet, without: { ...filters, [facet]: NO_FILTERS[facet] } }))
    .map((way) => ({ ...way, count: narrowFlights(all, way.without, party).matches.length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
