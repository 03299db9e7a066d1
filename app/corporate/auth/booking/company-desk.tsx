'use client';

import { Suspense } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { FlightPartyField } from '#features/bookings/components/company/flight-party-field.tsx';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { useBooker, useTravellersOf } from '#features/bookings/components/company/use-party.ts';
import { WhoTravels } from '#features/bookings/components/company/who-travels.tsx';
import { BookingsScreen } from '#features/bookings/components/list/bookings-screen.tsx';
import type { Party } from '#features/bookings/contract.ts';
import { partyIn, type TravellersState, useTravellers } from '#features/bookings/client/company/travellers-store.ts';
import { partyParams } from '#features/bookings/rules/party.ts';
import { FlightSearchLater } from '#features/flights/components/search/flight-search-later.tsx';
import type { FlightSearchProps } from '#features/flights/components/search/flight-search.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { formatRooms, STAY_LIMITS, type Stay } from '#lib/shared/stay-shape.ts';
import { allows } from '#features/session/client/session.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import { StayPlaceField } from '../../../stay-place-field.tsx';
import styles from './company-desk.module.css';

const CompanyTripsPart = onDemand<object>(
  () => import('./company-trips-part.tsx').then((part) => part.CompanyTripsPart),
  {
    Meanwhile: () => <LoadingRows label="Loading the company’s trips" count={8} />,
  },
);

type CompanyDeskProps = {
  part: 'book' | 'trips' | 'company';
  trips: { when: 'upcoming' | 'past' | 'cancelled'; pageNo: number };
  party: Party;
  stay: Stay;
  /** null: the address names no category, and its party is for all of them. */
  mode: 'hotel' | 'flight' | null;
  flights: Pick<FlightSearchProps, 'asked' | 'errors' | 'places'>;
};

/** The start of every work trip: travellers, search, and booked trips. */
export function CompanyDesk({ part, trips, ...search }: CompanyDeskProps) {
  const booker = useBooker();
  if (!booker) return null;
  const seesAll = allows(booker.rights, 2, 'view');
  const shown = part === 'company' && !seesAll ? 'trips' : part;
  const items = [
    { href: workRoutes.corporateBooking(), label: 'Book', current: shown === 'book' },
    { href: workRoutes.corporateBooking({ part: 'trips' }), label: 'My trips', current: shown === 'trips' },
    ...(seesAll
      ? [
          {
            href: workRoutes.corporateBooking({ part: 'company' }),
            label: 'All trips',
            current: shown === 'company',
          },
        ]
      : []),
  ];
  return (
    <div className={styles.screen}>
      <h1 className="h1">
        {shown === 'book' ? 'Book for work' : shown === 'trips' ? 'My trips for work' : 'Company trips'}
      </h1>
      <Tabs label="Booking" items={items} />
      {shown === 'book' && <Search {...search} />}
      {shown === 'trips' && <BookingsScreen {...trips} under />}
      {shown === 'company' && <CompanyTripsPart />}
    </div>
  );
}

const MODES = [
  { mode: 'hotel', label: 'Stay' },
  { mode: 'flight', label: 'Flight' },
] as const;

/** Who travels in a category, as its address has it; for hotels with their rooms. */
const searchedBy = (travellers: TravellersState, mode: (typeof MODES)[number]['mode']) => ({
  ...partyParams(partyIn(travellers, mode)),
  ...(mode === 'hotel'
    ? { rooms: formatRooms(travellers.hotel.adults.map((adults) => ({ adults, childAges: [] }))) }
    : {}),
});

/**
 * Travellers and search, for the modes of travel the company books here. The calendars begin on the reader's own day;
 * the search itself is checked against the day at the place.
 */
function Search({
  party: asked,
  stay,
  mode: wanted,
  flights,
}: Pick<CompanyDeskProps, 'party' | 'stay' | 'mode' | 'flights'>) {
  const allowed = useBooker()?.settings.modes ?? [];
  const today = dateInZone(new Date(), deviceZone());
  const offered = MODES.filter(({ mode }) => allowed.includes(mode));
  const shown = (offered.find(({ mode }) => mode === wanted) ?? offered[0])?.mode;
  const party = useTravellersOf(shown ?? 'hotel', { party: asked, rooms: stay.rooms.length, every: wanted === null });
  const travellers = useTravellers((state) => state);
  return (
    <>
      <WhoTravels mode={shown ?? 'hotel'} />
      <section className={styles.search} aria-labelledby="where-to">
        <h2 id="where-to" className="h3">
          Where to
        </h2>
        {offered.length > 1 && (
          <Tabs
            label="How"
            items={offered.map(({ mode, label }) => ({
              href: workRoutes.corporateBooking({ mode, ...searchedBy(travellers, mode) }),
              label,
              current: mode === shown,
            }))}
          />
        )}
        {shown === 'hotel' && (
          <div className="card">
            <StaySearch
              look="card"
              action={workRoutes.corporateHotelListing({})}
              stay={stay}
              today={today}
              lastDay={addDays(today, STAY_LIMITS.daysAhead)}
              people={<PartyField party={party} />}
            >
              <StayPlaceField />
            </StaySearch>
          </div>
        )}
        {shown === 'flight' && (
          <div className="card">
            <Suspense fallback={<Skeleton height={96} />}>
              <FlightSearchLater
                look="card"
                {...flights}
                today={today}
                lastDay={addDays(today, TRIP_LIMITS.daysAhead)}
                action={workRoutes.corporateFlightListing({})}
                people={<FlightPartyField party={party} cabin={2} />}
              />
            </Suspense>
          </div>
        )}
        {!shown && (
          <p className="muted">
            Your company has not enabled hotels or flights. Ask an administrator to enable them in Configuration.
          </p>
        )}
      </section>
    </>
  );
}
