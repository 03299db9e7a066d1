import type { UserType } from './user-type.ts';

export type Params = Record<string, string | number | undefined>;

export const withQuery = (path: string, params: Params): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * URLs of the product (2.2, 2.4) but those of emails (`mailed-routes.ts`), of packages (`package-routes.ts`), of what an
 * account holds (`account-routes.ts`), of events (`event-routes.ts`), of reviews by guests (`guest-review-routes.ts`), of a company's pages and of the desk
 * (`work-routes.ts`), and of pictures of rooms (`picture-routes.ts`); a test finds hand-made ones.
 */
export const routes = {
  landing: () => '/',
  /** The landing page with another search over its picture. */
  landingFor: (find: 'flights') => withQuery('/', { find }),
  terms: () => '/terms',
  privacy: () => '/privacy',
  help: (params: Params = {}) => withQuery('/help', params),
  /** A question to the desk, about a booking where one is named (`booking`, its code). */
  enquiry: (params: Params = {}) => withQuery('/help/ask', params),
  /** The magazine (1.2), and a post of it. */
  magazine: () => '/blogs',
  post: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  corporateLanding: () => '/corporate',
  forgotPassword: (userType: UserType) =>
    userType === 'corporate' ? '/corporate/forgot-password' : '/forgot-password',
  account: () => '/account',
  bookings: (params: Params = {}) => withQuery('/bookings', params),
  booking: (bookingId: string) => withQuery('/bookings/details', { bookingId }),
  hotelListing: (params: Params) => withQuery('/hotels', params),
  hotel: (slug: string, params: Params = {}) => withQuery(`/hotels/${encodeURIComponent(slug)}`, params),
  hotelReview: (params: Params) => withQuery('/hotels/review', params),
  hotelConfirmation: (bookingId: string) => withQuery('/confirmationbooking', { bookingId }),
  flightListing: (params: Params) => withQuery('/flights', params),
  flightReview: (params: Params) => withQuery('/flights/review', params),
  flightConfirmation: (bookingId: string) => withQuery('/flights/confirmation', { bookingId }),
  poster: (kind: string, hour: string, seed: string, params: Params = {}) =>
    withQuery(`/posters/${kind}/${hour}/${encodeURIComponent(seed)}.svg`, params),
  document: (kind: 'voucher' | 'ticket' | 'calendar' | 'invoice' | 'credit-note' | 'apple-wallet-pass') =>
    `/api/documents/${kind}` as const,
  about: () => '/about',
} as const;
