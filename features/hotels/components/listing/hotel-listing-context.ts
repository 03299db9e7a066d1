import { createContext, useContext, type ReactNode } from 'react';
import { routes } from '#lib/shared/routes.ts';

type Params = Record<string, string | number | undefined>;

/** What differs between consumer and corporate listings: addresses, and additional texts on cards. */
export type HotelListingLinks = {
  listing: (params: Params) => string;
  stay: (slug: string, params: Params) => string;
  /** Shown below the facts of a stay. */
  note?: (slug: string) => ReactNode;
  /** Stays shown first; both groups keep the listing's order. */
  first?: (slug: string) => boolean;
  /** Shown below the heading, above the chips. */
  lead?: ReactNode;
};

const PERSONAL: HotelListingLinks = { listing: routes.hotelListing, stay: routes.hotel };

/** The consumer's listing, unless a provider says otherwise. */
export const HotelListingContext = createContext<HotelListingLinks>(PERSONAL);
export const useHotelListing = (): HotelListingLinks => useContext(HotelListingContext);
