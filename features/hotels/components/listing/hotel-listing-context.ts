import { createContext, useContext, type ReactNode } from 'react';
import { routes } from '#lib/shared/routes.ts';

type Params = Record<string, string | number | undefined>;

/** Whose listing it is: where its addresses and its stays lead, and what stands on a card besides. */
export type HotelListingLinks = {
  listing: (params: Params) => string;
  stay: (slug: string, params: Params) => string;
  /** Under the facts of a stay. */
  note?: (slug: string) => ReactNode;
  /** Stays that come before the others, each part in the order of the listing. */
  first?: (slug: string) => boolean;
  /** Under the heading, over the chips. */
  lead?: ReactNode;
};

const PERSONAL: HotelListingLinks = { listing: routes.hotelListing, stay: routes.hotel };

/** Everybody's listing, unless somebody stands around it who says otherwise. */
export const HotelListingContext = createContext<HotelListingLinks>(PERSONAL);
export const useHotelListing = (): HotelListingLinks => useContext(HotelListingContext);
