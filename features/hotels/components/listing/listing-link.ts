import type { MouseEvent } from 'react';
import { routes } from '#lib/shared/routes.ts';
import { withoutAges } from '#lib/shared/shared-stay.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import type { HotelListingLinks } from './hotel-listing-context.ts';
import { filterParams, type ListingFilters } from '../../rules/listing.ts';

/** The subject of a listing without its filters. */
export type ListingBase = {
  city: string;
  stay: Stay;
  /** Base address; the consumer's by default. */ listing?: HotelListingLinks['listing'];
};

/** The address of a listing with these filters, for sharing and for browsers without script. */
export const listingHref = (
  { city, stay, listing = routes.hotelListing }: ListingBase,
  filters: ListingFilters,
  show?: number,
): string => listing({ city, ...stayParams(stay), ...filterParams(filters), show });

/** The link offered for sharing: with filters, without children's ages and typed words. */
export const sharedListingHref = ({ city, stay }: ListingBase, filters: ListingFilters): string =>
  listingHref({ city, stay: withoutAges(stay) }, { ...filters, q: '' });

/**
 * For a link to a listing with other filters: a plain click changes them in place; a click for a new tab stays a link.
 */
export const answerHere =
  (apply: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  };
