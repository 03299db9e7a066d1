import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import type { Highlights } from '../../contract.ts';

/** The listing of a place for the dates of the landing page's prices: two adults in one room. */
export const weekendHref = (city: string, { checkIn, checkOut }: Pick<Highlights, 'checkIn' | 'checkOut'>): string =>
  routes.hotelListing({ city, ...stayParams({ checkIn, checkOut, rooms: [{ adults: 2, childAges: [] }] }) });
