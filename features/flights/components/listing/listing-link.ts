import type { MouseEvent } from 'react';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import { filterParams, type FlightFilters } from '../../rules/listing/filters.ts';
import type { FlightListingLinks } from './flight-listing-context.ts';

/** What a listing of flights shows: the trip, the offers already chosen (one a direction, in order), the filters. */
export type FlightView = { chosen: string[]; filters: FlightFilters };

/** The one address of a listing in this state: the link people share, and the way without script. */
export const flightsHref = (
  door: Pick<FlightListingLinks, 'listing'>,
  trip: Trip,
  { chosen, filters }: FlightView,
): string => door.listing({ ...tripParams(trip), chosen: chosen.join('*') || undefined, ...filterParams(filters) });

/** What is offered to share: the search as it is narrowed, nothing chosen. A company's listing, which only its people can open, is not. */
export const sharedFlights = (
  door: Pick<FlightListingLinks, 'listing' | 'finish'>,
  trip: Trip,
  filters: FlightFilters,
): { href: string; title: string } | undefined => {
  const [first] = trip.bounds;
  if (door.finish || !first) return undefined;
  return { href: flightsHref(door, trip, { chosen: [], filters }), title: `Flights from ${first.from} to ${first.to}` };
};

/** An offer of a direction: its total in paise, and the wall times of departure that were shown. */
export type PickedFare = { key: string; total: number; departs: readonly string[] };

/** The address of the review of chosen offers: they, who flies, and the price and times that were shown, to be compared. */
export const reviewHref = (
  door: Pick<FlightListingLinks, 'review'>,
  { adults, children, infants }: Trip,
  chosen: readonly PickedFare[],
): string =>
  door.review({
    offers: chosen.map(({ key }) => key).join('*'),
    adults,
    children: children || undefined,
    infants: infants || undefined,
    seen: chosen.reduce((sum, { total }) => sum + total, 0),
    times: chosen.flatMap(({ departs }) => departs).join('*'),
  });

/** On a link to another state of the listing: a plain press changes it here; a press for a new tab stays a link. */
export const answerHere =
  (apply: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  };
