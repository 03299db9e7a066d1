'use client';

import { usePathname } from 'next/navigation';
import { rateParams } from '#lib/shared/chosen-rate.ts';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import type { StayBooking } from '../../contract.ts';
import { ratesOfStay } from '../../rules/room-text.ts';
import { partyParams } from '../../rules/party.ts';

type Params = Record<string, string | number | undefined>;
type Booked = Pick<StayBooking, 'hotel' | 'room' | 'rooms' | 'stay' | 'company'>;

/** One rate where all rooms have the same. */
const ratesIn = ({ room, rooms }: Pick<Booked, 'room' | 'rooms'>) =>
  ratesOfStay({ rooms }).length > 1 ? rooms.map((one) => one.room) : [room];

const PERSONAL = {
  search: routes.landing(),
  trips: (params: Params = {}) => routes.bookings(params),
  trip: routes.booking,
  review: (bookingId: string) => routes.hotelReview({ bookingId }),
  done: routes.hotelConfirmation,
  approval: (companyId: string, bookingId: string) => workRoutes.approvalStatus(1, { companyId, bookingId }),
  /** The hotel page with the same nights and the booked rates selected. */
  hotel: ({ hotel, stay, ...booked }: Booked) =>
    routes.hotel(hotel.slug, { ...stayParams(stay), ...rateParams(ratesIn(booked)) }),
  /** Hotels of the city for the same nights; of a company alone. */
  city: (_: Booked): string => routes.landing(),
};
/** The nights and the party. */
const askedAtWork = ({ stay, company }: Booked) => ({
  ...stayParams(stay),
  ...partyParams({
    travellerIds: company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [],
    guests: company?.guests ?? 0,
  }),
});
const AT_WORK: typeof PERSONAL = {
  search: workRoutes.corporateBooking(),
  trips: (params = {}) => workRoutes.corporateBooking({ part: 'trips', ...params }),
  trip: (bookingId) => workRoutes.corporateHotelConfirmation(bookingId, { part: 'trip' }),
  review: (bookingId) => workRoutes.corporateHotelReview({ bookingId }),
  done: (bookingId) => workRoutes.corporateHotelConfirmation(bookingId),
  approval: (companyId, bookingId) => workRoutes.approvalStatus(1, { companyId, bookingId }),
  hotel: (booked) =>
    workRoutes.corporateHotelListing({
      hotel: booked.hotel.slug,
      ...rateParams([booked.room]),
      ...askedAtWork(booked),
    }),
  city: (booked) =>
    workRoutes.corporateHotelListing({ city: booked.company?.window?.bounds[0]?.to, ...askedAtWork(booked) }),
};

/** Addresses of a booking's pages: consumer or corporate, as the current address says (2.1). */
export const useBookingLinks = () => (userTypeOfPath(usePathname()) === 'corporate' ? AT_WORK : PERSONAL);
