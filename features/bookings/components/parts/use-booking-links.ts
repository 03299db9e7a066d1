'use client';

import { usePathname } from 'next/navigation';
import { namedRateValue } from '#lib/shared/chosen-rate.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import type { StayBooking } from '../../contract.ts';
import { partyParams } from '../../rules/party-params.ts';

type Params = Record<string, string | number | undefined>;
type Booked = Pick<StayBooking, 'hotel' | 'room' | 'stay' | 'company'>;

const PERSONAL = {
  search: routes.landing(),
  trips: (params: Params = {}) => routes.bookings(params),
  trip: routes.booking,
  review: (bookingId: string) => routes.hotelReview({ bookingId }),
  done: routes.hotelConfirmation,
  approval: (companyId: string, bookingId: string) => workRoutes.approvalStatus(1, { companyId, bookingId }),
  /** The hotel page with the same nights and the booked rate selected. */
  hotel: ({ hotel, room, stay }: Booked) =>
    routes.hotel(hotel.slug, { ...stayParams(stay), rate: namedRateValue(room) }),
};
const AT_WORK: typeof PERSONAL = {
  search: workRoutes.corporateBooking(),
  trips: (params = {}) => workRoutes.corporateBooking({ part: 'trips', ...params }),
  trip: (bookingId) => workRoutes.corporateHotelConfirmation(bookingId, { part: 'trip' }),
  review: (bookingId) => workRoutes.corporateHotelReview({ bookingId }),
  done: (bookingId) => workRoutes.corporateHotelConfirmation(bookingId),
  approval: (companyId, bookingId) => workRoutes.approvalStatus(1, { companyId, bookingId }),
  hotel: ({ hotel, room, stay, company }) =>
    workRoutes.corporateHotelListing({
      hotel: hotel.slug,
      ...stayParams(stay),
      rate: namedRateValue(room),
      ...partyParams({
        travellerIds: company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [],
        guests: company?.guests ?? 0,
      }),
    }),
};

/** Addresses of a booking's pages: consumer or corporate, as the current address says (2.1). */
export const useBookingLinks = () => (userTypeOfPath(usePathname()) === 'corporate' ? AT_WORK : PERSONAL);
