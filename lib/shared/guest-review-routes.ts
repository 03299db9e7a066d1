import { type Params, withQuery } from './routes.ts';

/** URLs of reviews by guests. By themselves, because the reviews of bookings load those of accounts and of the desk. */
export const guestReviewRoutes = {
  /** The review of a stay, by the guest who booked it. */
  ofStay: (bookingId: string) => withQuery('/bookings/guest-review', { bookingId }),
  /** Reviews at the desk. */
  desk: (params: Params = {}) => withQuery('/desk/guest-reviews', params),
} as const;
