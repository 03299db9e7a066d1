'use client';

import { usePathname } from 'next/navigation';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { tripParams } from '#lib/shared/trip-shape.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import type { FlightBooking } from '../../../contract.ts';
import { partyParams } from '../../../rules/party.ts';

type Flown = Pick<FlightBooking, 'bounds' | 'party' | 'company'>;

/** The bounds, dates and cabin of a booking as search parameters. */
const searchOf = ({ bounds, party }: Flown) => {
  const trip = bounds.map(({ segments }) => ({
    from: segments[0]!.origin.airport.cityCode,
    to: segments.at(-1)!.destination.airport.cityCode,
    date: segments[0]!.origin.at.slice(0, 10),
  }));
  return tripParams({ bounds: trip, ...party, cabin: bounds[0]!.terms.cabin });
};

const PERSONAL = {
  find: routes.flightListing({}),
  trips: routes.bookings(),
  trip: routes.booking,
  done: routes.flightConfirmation,
  review: (bookingId: string) => routes.flightReview({ bookingId }),
  approval: (companyId: string, bookingId: string) => workRoutes.approvalStatus(2, { companyId, bookingId }),
  /** The search that the booking's flights were selected from: the same bounds, dates and passengers. */
  again: (booking: Flown) => routes.flightListing(searchOf(booking)),
};
const AT_WORK: typeof PERSONAL = {
  find: workRoutes.corporateBooking({ mode: 'flight' }),
  trips: workRoutes.corporateBooking({ part: 'trips' }),
  trip: (bookingId) => workRoutes.corporateFlightConfirmation(bookingId, { part: 'trip' }),
  done: (bookingId) => workRoutes.corporateFlightConfirmation(bookingId),
  review: (bookingId) => workRoutes.corporateFlightReview({ bookingId }),
  approval: (companyId, bookingId) => workRoutes.approvalStatus(2, { companyId, bookingId }),
  again: (booking) => {
    const { adults: _adults, ...search } = searchOf(booking);
    return workRoutes.corporateFlightListing({
      ...search,
      ...partyParams({
        travellerIds: booking.company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [],
        guests: booking.company?.guests ?? 0,
      }),
    });
  },
};

/** Addresses of a flight booking's pages: consumer or corporate, as the current address says (2.1). */
export const useFlightLinks = () => (userTypeOfPath(usePathname()) === 'corporate' ? AT_WORK : PERSONAL);
