import { type Params, withQuery } from './routes.ts';

/** URLs of the cart. By themselves, because the landing page loads the others. */
export const cartRoutes = {
  cart: () => '/cart',
  /** Adds a choice: what it is of, and the parameters of its review. */
  add: (of: 'hotel' | 'flight' | 'package', params: Params = {}) => withQuery('/cart/add', { of, ...params }),
  /** Travellers and payment of bookings that are held. */
  checkout: (bookingIds: readonly string[]) => withQuery('/cart/checkout', { bookings: bookingIds.join('*') }),
  /** What became of a payment for several bookings. */
  booked: (paymentId: string) => withQuery('/cart/booked', { payment: paymentId }),
} as const;
