import type { MouseEvent } from 'react';
import { routes } from '#lib/shared/routes.ts';
import { withoutAges } from '#lib/shared/shared-stay.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import type { HotelListingLinks } from './hotel-listing-context.ts';
import { filterParams, type ListingFilters } from '../../rules/listing.ts';

/** What a listing is of, apart from its filters. */
export type ListingBase = {
  city: string;
  stay: Stay;
  /** Whose address it is; everybody's where it is left out. */ listing?: HotelListingLinks['listing'];
};

/** The one address of a listing with these filters: the link people share, and the way without script. */
export const listingHref = (
  { city, stay, listing = routes.hotelListing }: ListingBase,
  filters: ListingFilters,
  show?: number,
): string => listing({ city, ...stayParams(stay), ...filterParams(filters), show });

/** The link that is offered to share: the listing as it is narrowed, without ages of children and typed words. */
export const sharedListingHref = ({ city, stay }: ListingBase, filters: ListingFilters): string =>
  listingHref({ city, stay: withoutAges(stay) }, { ...filters, q: '' });

/** On a link to a listing with other filters: a plain press changes them here; a press for a new tab stays a link. */
export const answerHere =
  (apply: () => void) =>
  (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  };
