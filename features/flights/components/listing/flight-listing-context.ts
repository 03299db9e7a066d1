import { createContext, useContext, type ReactNode } from 'react';
import { routes } from '#lib/shared/routes.ts';
import type { ItineraryFacts } from '../../rules/listing/facts.ts';

type Params = Record<string, string | number | undefined>;
/** All bounds are selected: the next step, and the review with another last offer, if this search has it. */
type Chosen = {
  offers: readonly string[];
  total: number;
  reviewHref: string;
  reviewWith: (offer: string) => string | undefined;
};

/** What differs between consumer and corporate listings: addresses, and additional texts on flights. */
export type FlightListingLinks = {
  listing: (params: Params) => string;
  review: (params: Params) => string;
  /** The flights of the bound that are shown. */
  keeps?: (facts: ItineraryFacts) => boolean;
  /** Flights shown first; both groups keep the listing's order. */
  first?: (facts: ItineraryFacts) => boolean;
  /** Shown where that filter leaves none. */
  nothing?: ReactNode;
  /** Text beside the times of a flight. */
  note?: (facts: ItineraryFacts) => ReactNode;
  /** Text below a fare's inclusions, by offer key. */
  fareNote?: (offer: string) => ReactNode;
  /** Short text below a fare's price in its row, by offer key. */
  cellNote?: (offer: string) => ReactNode;
  /** Shown below the heading. */
  lead?: ReactNode;
  /** Whether this fare, as the last of the trip, leads to the review at once; otherwise the trip is shown first. */
  toReview: (offer: string) => boolean;
  /** Replaces the book button. */
  finish?: (chosen: Chosen) => ReactNode;
  /** Called when the selection changes. */
  onChosen?: (offers: readonly string[]) => void;
};

const PERSONAL: FlightListingLinks = {
  listing: routes.flightListing,
  review: routes.flightReview,
  toReview: () => true,
};

/** The consumer's listing, unless a provider says otherwise. */
export const FlightListingContext = createContext<FlightListingLinks>(PERSONAL);
export const useFlightListing = (): FlightListingLinks => useContext(FlightListingContext);
