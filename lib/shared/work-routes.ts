import { type Params, withQuery } from './routes.ts';

const TRANSPORT_APPROVAL = '/corporate/auth/booking/carbustrain/commonApproval';
/** Pages of a request by category (3.17), where they are not those of hotels. */
const APPROVAL_PAGES: Record<number, string> = {
  2: '/corporate/auth/booking/flights/flightApproval',
  3: TRANSPORT_APPROVAL,
  4: TRANSPORT_APPROVAL,
  5: TRANSPORT_APPROVAL,
};

/** URLs of a company's pages (2.2) and of the desk. By themselves, because the landing page loads the others. */
export const workRoutes = {
  corporateAccount: () => '/corporate/account',
  notifications: (params: Params = {}) => withQuery('/corporate/account/notifications', params),
  corporateCompany: (params: Params = {}) => withQuery('/corporate/auth/company', params),
  corporateConfiguration: (params: Params = {}) => withQuery('/corporate/auth/Configuration', params),
  /** 2.2: who travels, a search, and the trips. */
  corporateBooking: (params: Params = {}) => withQuery('/corporate/auth/booking', params),
  corporateHotelListing: (params: Params) => withQuery('/corporate/auth/booking/hotels/hotelListing', params),
  corporateHotelReview: (params: Params) => withQuery('/corporate/auth/booking/hotels/reviewBooking', params),
  corporateHotelConfirmation: (bookingId: string, params: Params = {}) =>
    withQuery('/corporate/auth/booking/hotels/confirmation', { bookingId, ...params }),
  /** 2.2: requests to decide, my requests, and who decides while away; with a booking, its request. */
  corporateApprovals: (params: Params = {}) => withQuery('/corporate/auth/booking/approval', params),
  /**
   * 2.3: the status of a request for its requester: the flight page for category 2, the transport page for 3 to 5, the
   * hotel page by default.
   */
  approvalStatus: (travelCategory: number, params: { companyId: string; bookingId: string }) =>
    withQuery(APPROVAL_PAGES[travelCategory] ?? '/corporate/auth/booking/hotels/approvalStatus', params),
  /** A company's trip: the flight page for category 2, the hotel page by default. */
  companyTrip: (travelCategory: number, bookingId: string, params: Params = {}): string =>
    (TRIP_PAGES[travelCategory] ?? workRoutes.corporateHotelConfirmation)(bookingId, params),
  corporateFlightListing: (params: Params) => withQuery('/corporate/auth/booking/flights/flightListing', params),
  corporateFlightReview: (params: Params) => withQuery('/corporate/auth/booking/flights/review', params),
  corporateFlightConfirmation: (bookingId: string, params: Params = {}) =>
    withQuery('/corporate/auth/booking/flights/flightConfirm', { bookingId, ...params }),
  /** Cars, buses and trains: a new request, and one's own. */
  transport: (params: Params = {}) => withQuery('/corporate/auth/booking/carbustrain', params),
  /** 2.2: one transport request with its quotes. */
  transportRequest: (bookingId: string) =>
    withQuery('/corporate/auth/booking/carbustrain/BookingDetails', { bookingId }),
  /** The product's own staff: the sign-in, and what waits for them. */
  desk: () => '/desk',
  deskBookings: (params: Params = {}) => withQuery('/desk/bookings', params),
  deskCompanies: (params: Params = {}) => withQuery('/desk/companies', params),
  deskEnquiries: (params: Params = {}) => withQuery('/desk/enquiries', params),
  deskTransport: (params: Params = {}) => withQuery('/desk/transport', params),
} as const;

/** Pages of a company's trip by category (3.17), where they are not those of hotels. */
const TRIP_PAGES: Record<number, typeof workRoutes.corporateFlightConfirmation> = {
  2: workRoutes.corporateFlightConfirmation,
};
