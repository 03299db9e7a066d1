import type { MouseEvent } from 'react';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { filterParams, type FlightFilters } from '../../rules/listing/filters.ts';
import type { FlightListingLinks } from './flight-listing-context.ts';

/** The state of a flight listing: trip, selected offers (one per bound, in order), filters. */
export type FlightView = { chosen: string[]; filters: FlightFilters };

/** The address of a listing in this state, for sharing and for browsers without script. */
export const flightsHref = (
  context: Pick<FlightListingLinks, 'listing'>,
  trip: Trip,
  { chosen, filters }: FlightView,
): string => context.listing({ ...tripParams(trip), chosen: chosen.join('*') || undefined, ...filterParams(filters) });

/**
 * The link offered for sharing: the search with its filters, without a selection. None for a company's listing, which
 * only its people can open.
 */
export const sharedFlights = (
  context: Pick<FlightListingLinks, 'listing' | 'finish'>,
  trip: Trip,
  filters: FlightFilters,
): { href: string; title: string } | undefined => {
  const [first] = trip.bounds;
  if (context.finish || !first) return undefined;
  return {
    href: flightsHref(context, trip, { chosen: [], filters }),
    title: t('Flights from {from} to {to}', { from: first.from, to: first.to }),
  };
};

/** An offer of a bound: total in paise, and local departure times as shown. */
export type PickedFare = { key: string; total: number; departs: readonly string[] };

/** The address of the review: offers, passengers, and price and times as shown, to be compared. */
export const reviewHref = (
  context: Pick<FlightListingLinks, 'review'>,
  { adults, children, infants }: Trip,
  chosen: readonly PickedFare[],
): string =>
  context.review({
    offers: chosen.map(({ key }) => key).join('*'),
    adults,
    children: children || undefined,
    infants: infants || undefined,
    seen: chosen.reduce((sum, { total }) => sum + total, 0),
    times: chosen.flatMap(({ departs }) => departs).join('*'),
  });

/**
 * For a link to another state of the listing: a plain click changes it in place; a click for a new tab stays a link.
 */
export const answerHere =
  (apply: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  };
