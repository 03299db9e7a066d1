import type { PlanFacts } from '#lib/shared/room-plan/facts.ts';
import type { UserType } from './user-type.ts';

/** Every URL of the product comes from here (2.2, 2.4); a test finds hand-made ones. */
type Params = Record<string, string | number | undefined>;

const withQuery = (path: string, params: Params): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** What comes after # never leaves the browser: no server, log or referrer sees the token of a link. */
const withSecret = (path: string, token: string): string => `${path}#token=${encodeURIComponent(token)}`;

export const routes = {
  landing: () => '/',
  /** The landing page with another search over its picture. */
  landingFor: (find: 'flights') => withQuery('/', { find }),
  terms: () => '/terms',
  privacy: () => '/privacy',
  help: () => '/help',
  corporateLanding: () => '/corporate',
  forgotPassword: (userType: UserType) =>
    userType === 'corporate' ? '/corporate/forgot-password' : '/forgot-password',
  resetPassword: (userType: UserType, token: string) =>
    withSecret(userType === 'corporate' ? '/corporate/reset-password' : '/reset-password', token),
  finishSignUp: (userType: UserType, token: string) =>
    withSecret(userType === 'corporate' ? '/corporate/finish-sign-up' : '/finish-sign-up', token),
  activateEmployee: (token: string) => withSecret('/corporate/activate', token),
  account: () => '/account',
  wallet: (params: Params = {}) => withQuery('/account/wallet', params),
  travellers: (userType: UserType) =>
    userType === 'corporate' ? '/corporate/account/travellers' : '/account/travellers',
  corporateAccount: () => '/corporate/account',
  corporateCompany: (params: Params = {}) => withQuery('/corporate/auth/company', params),
  corporateConfiguration: (params: Params = {}) => withQuery('/corporate/auth/Configuration', params),
  /** 2.2: who travels, a search, and the trips. */
  corporateBooking: (params: Params = {}) => withQuery('/corporate/auth/booking', params),
  corporateHotelListing: (params: Params) => withQuery('/corporate/auth/booking/hotels/hotelListing', params),
  corporateHotelReview: (params: Params) => withQuery('/corporate/auth/booking/hotels/reviewBooking', params),
  corporateHotelConfirmation: (bookingId: string, params: Params = {}) =>
    withQuery('/corporate/auth/booking/hotels/confirmation', { bookingId, ...params }),
  /** 2.2: what waits for one's answer, one's own requests, and who answers meanwhile; with a booking, its request. */
  corporateApprovals: (params: Params = {}) => withQuery('/corporate/auth/booking/approval', params),
  /** 2.3: how a request stands, for whoever asked: the flight page for category 2, the hotel page by default. */
  approvalStatus: (travelCategory: number, params: { companyId: string; bookingId: string }) =>
    withQuery(
      travelCategory === 2
        ? '/corporate/auth/booking/flights/flightApproval'
        : '/corporate/auth/booking/hotels/approvalStatus',
      params,
    ),
  corporateFlightListing: (params: Params) => withQuery('/corporate/auth/booking/flights/flightListing', params),
  corporateFlightReview: (params: Params) => withQuery('/corporate/auth/booking/flights/review', params),
  corporateFlightConfirmation: (bookingId: string, params: Params = {}) =>
    withQuery('/corporate/auth/booking/flights/flightConfirm', { bookingId, ...params }),
  /** An event by its code, which is its address: /CIT-95 (2.4). */
  event: (code: string) => `/${encodeURIComponent(code)}`,
  /** The same with the sign-in open and the number filled in; the number stays in the browser. */
  eventSignIn: (code: string, number: string) =>
    `/${encodeURIComponent(code)}#registration=${encodeURIComponent(number)}`,
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
  /** A room drawn from its facts; they are the whole address. */
  roomPlan: ({ sizeM2, beds, features, window }: PlanFacts, ink: 'light' | 'dark') =>
    withQuery(
      `/room-plans/${sizeM2}/${beds.join('-')}/${[...features, ...(window ? ['window'] : [])].join('-') || 'none'}.svg`,
      { ink: ink === 'dark' ? ink : undefined },
    ),
  /** A file of a photograph: the digest of its content is its address, so what stands there never changes. */
  photograph: (digest: string, width: number, format: 'avif' | 'webp') => `/photos/${digest}-${width}.${format}`,
  document: (kind: 'voucher' | 'ticket' | 'calendar' | 'invoice' | 'credit-note') => `/api/documents/${kind}` as const,
  about: () => '/about',
} as const;
