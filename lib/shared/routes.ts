/** Every URL of the product comes from here (2.2, 2.4); a test finds hand-made ones. */
type Params = Record<string, string | number | undefined>;

const withQuery = (path: string, params: Params): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

export const routes = {
  landing: () => '/',
  corporateLanding: () => '/corporate',
  bookings: (params: Params = {}) => withQuery('/bookings', params),
  booking: (bookingId: string) => withQuery('/bookings/details', { bookingId }),
  hotelListing: (params: Params) => withQuery('/hotels', params),
  hotel: (slug: string, params: Params = {}) => withQuery(`/hotels/${encodeURIComponent(slug)}`, params),
  hotelReview: (params: Params) => withQuery('/hotels/review', params),
  hotelConfirmation: (bookingId: string) => withQuery('/confirmationbooking', { bookingId }),
  flightListing: (params: Params) => withQuery('/flights', params),
  gatewayCheckout: (gatewayOrderId: string) => `/gateway/checkout/${encodeURIComponent(gatewayOrderId)}`,
  poster: (kind: string, hour: string, seed: string, params: Params = {}) =>
    withQuery(`/posters/${kind}/${hour}/${encodeURIComponent(seed)}.svg`, params),
  paper: (kind: 'voucher' | 'calendar' | 'invoice' | 'credit-note') => `/api/documents/${kind}` as const,
  paymentCallback: () => '/api/payments/callback',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  offline: () => '/offline',
} as const;
