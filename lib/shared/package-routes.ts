import { type Params, withQuery } from './routes.ts';

/** URLs of holiday packages. By themselves, because the landing page loads the others. */
export const packageRoutes = {
  /** The journeys; theme, place, nights and month narrow them down. */
  list: (params: Params = {}) => withQuery('/packages', params),
  page: (slug: string, params: Params = {}) => withQuery(`/packages/${encodeURIComponent(slug)}`, params),
  review: (params: Params) => withQuery('/packages/review', params),
  /** The default of the product (2.4). */
  confirmation: (bookingId: string) => withQuery('/packages/confirmbooking', { bookingId }),
} as const;
