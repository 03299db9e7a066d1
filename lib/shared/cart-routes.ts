import { type Params, withQuery } from './routes.ts';

/** URLs of the cart. By themselves, because the landing page loads the others. */
export const cartRoutes = {
  cart: () => '/cart',
  /** Adds what was chosen, by the parameters of its review. */
  add: (params: Params = {}) => withQuery('/cart/add', params),
  /** Travellers and payment of bookings that are held. */
  checkout: (bookingIds: readonly string[]) => withQuery('/cart/checkout', { bookings: bookingIds.join('*') }),
  /** What became of a payment for several bookings. */
  booked: (paymentId: string) => withQuery('/cart/booked', { payment: paymentId }),
} as const;
