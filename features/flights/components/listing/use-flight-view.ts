import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Trip } from '#lib/shared/trip-shape.ts';
import { NO_FILTERS, parseFilters, type FlightFilters } from '../../rules/listing/filters.ts';
import type { FlightListingLinks } from './flight-listing-context.ts';
import { flightsHref, type FlightView } from './listing-link.ts';

export type ChangeView = (next: (view: FlightView) => FlightView) => void;

const viewOf = (search: string): FlightView => {
  const params = new URLSearchParams(search);
  return { chosen: (params.get('chosen') ?? '').split('*').filter(Boolean).slice(0, 6), filters: parseFilters(params) };
};

/**
 * The listing's state, stored in its address; `search` is the initial one. State changes at once, the address is
 * written after the paint, and read again on back and forward. No request is made.
 */
export function useFlightView(
  { listing }: Pick<FlightListingLinks, 'listing'>,
  trip: Trip,
  search: string,
): [FlightView, ChangeView] {
  const [view, setView] = useState(() => viewOf(search));
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  useEffect(() => {
    const follow = () => setView(viewOf(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = useCallback<ChangeView>(
    (next) => {
      latest.current = next(latest.current);
      setView(latest.current);
      const href = flightsHref({ listing }, trip, latest.current);
      requestAnimationFrame(() => setTimeout(() => window.history.pushState(null, '', href)));
    },
    [listing, trip],
  );
  return [view, change];
}

/** The listing's address with an offer selected, without filters: changing a filter re-renders no row. */
export function useChosenHref(
  context: FlightListingLinks,
  trip: Trip,
  chosen: string[],
  { sort, weights }: FlightFilters,
  withOffer: (before: FlightView, offer: string) => FlightView,
): (offer: string) => string {
  return useCallback(
    (offer) => flightsHref(context, trip, withOffer({ chosen, filters: { ...NO_FILTERS, sort, weights } }, offer)),
    [context, trip, chosen, sort, weights, withOffer],
  );
}
