import type { MouseEvent } from 'react';
import { routes } from '#lib/shared/routes.ts';
import { tripParams, type Trip } from '#lib/shared/trip-words.ts';
import { filterParams, type FlightFilters } from '../../rules/listing/filters.ts';

/** What a listing of flights shows: the trip, the offers already chosen (one a direction, in order), the filters. */
export type FlightView = { chosen: string[]; filters: FlightFilters };

/** The one address of a listing in this state: the link people share, and the way without script. */
export const flightsHref = (trip: Trip, { chosen, filters }: FlightView): string =>
  routes.flightListing({ ...tripParams(trip), chosen: chosen.join('*') || undefined, ...filterParams(filters) });

type Chosen = { key: string; total: number; departs: readonly string[] };

/** The address of the review of chosen offers: they, who flies, and the price and times that were shown, to be compared. */
export const reviewHref = ({ adults, children, infants }: Trip, chosen: readonly Chosen[]): string =>
  routes.flightReview({
    offers: chosen.map(({ key }) => key).join('*'), adults, children: children || undefined, infants: infants || undefined,
    seen: chosen.reduce((sum, { total }) => sum + total, 0), times: chosen.flatMap(({ departs }) => departs).join('*'),
  });

/** On a link to another state of the listing: a plain press changes it here; a press for a new tab stays a link. */
export const answerHere = (apply: () => void) => (event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  apply();
};
