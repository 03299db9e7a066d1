import { createContext, useContext, type ReactNode } from 'react';
import { routes } from '#lib/shared/routes.ts';
import type { ItineraryFacts } from '../../rules/listing/facts.ts';

type Params = Record<string, string | number | undefined>;
/** All flights are chosen: the way on, and how another offer takes the place of the last. */
type Chosen = { offers: readonly string[]; total: number; reviewHref: string; take: (offer: string) => void };

/** Whose listing it is: where its addresses lead, and what stands on a flight besides. */
export type FlightListingLinks = {
  listing: (params: Params) => string;
  review: (params: Params) => string;
  /** Of all flights of the direction, those that are shown. */
  keeps?: (facts: ItineraryFacts) => boolean;
  /** Flights that come before the others, each part in the order of the listing. */
  first?: (facts: ItineraryFacts) => boolean;
  /** Where it keeps none of them. */
  nothing?: ReactNode;
  /** Beside the times of a flight: words in a line. */
  note?: (facts: ItineraryFacts) => ReactNode;
  /** Under what comes with a fare, by the key of its offer. */
  fareNote?: (offer: string) => ReactNode;
  /** Under the price of a fare in its row, by the key of its offer: a word or two. */
  cellNote?: (offer: string) => ReactNode;
  /** Under the heading. */
  lead?: ReactNode;
  /** In the place of the button that books. */
  finish?: (chosen: Chosen) => ReactNode;
  /** What is chosen so far has changed. */
  onChosen?: (offers: readonly string[]) => void;
};

const PERSONAL: FlightListingLinks = { listing: routes.flightListing, review: routes.flightReview };

/** Everybody's listing, unless somebody stands around it who says otherwise. */
export const FlightListingContext = createContext<FlightListingLinks>(PERSONAL);
export const useFlightListing = (): FlightListingLinks => useContext(FlightListingContext);
