'use client';

import { Suspense, useState } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { FlightPartyField } from '#features/bookings/components/company/flight-party-field.tsx';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { useBooker, usePartyOf } from '#features/bookings/components/company/use-party.ts';
import { WhoTravels } from '#features/bookings/components/company/who-travels.tsx';
import { BookingsScreen } from '#features/bookings/components/list/bookings-screen.tsx';
import type { Party } from '#features/bookings/contract.ts';
import { partyParams } from '#features/bookings/rules/party-params.ts';
import { FlightSearchLater } from '#features/flights/components/search/flight-search-later.tsx';
import type { FlightSearchProps } from '#features/flights/components/search/flight-search.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { STAY_LIMITS, type Stay } from '#lib/shared/stay-shape.ts';
import { allows } from '#features/session/client/session.ts';
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
  today: IsoDate;
  mode: 'hotel' | 'flight';
  flights: Pick<FlightSearchProps, 'asked' | 'errors' | 'today' | 'lastDay' | 'places'>;
};

/** The start of every trip for work: who travels, a search, and what is booked. */
export function CompanyDesk({ part, trips, ...search }: CompanyDeskProps) {
  const booker = useBooker();
  if (!booker) return null;
  const seesAll = allows(booker.rights, 2, 'view');
  const shown = part === 'company' && !seesAll ? 'trips' : part;
  const items = [
    { href: routes.corporateBooking(), label: 'Book', current: shown === 'book' },
    { href: routes.corporateBooking({ part: 'trips' }), label: 'My trips', current: shown === 'trips' },
    ...(seesAll
      ? [
          {
            href: routes.corporateBooking({ part: 'company' }),
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

/** Who travels, and where to: in the ways to travel that the company books here. */
function Search({
  party: asked,
  stay,
  today,
  mode: wanted,
  flights,
}: Pick<CompanyDeskProps, 'party' | 'stay' | 'today' | 'mode' | 'flights'>) {
  const first = usePartyOf(asked);
  const [party, setParty] = useState(first);
  const allowed = useBooker()?.settings.modes ?? [];
  const offered = MODES.filter(({ mode }) => allowed.includes(mode));
  const shown = (offered.find(({ mode }) => mode === wanted) ?? offered[0])?.mode;
  return (
    <>
      <WhoTravels party={party} onChange={setParty} />
      <section className={styles.search} aria-labelledby="where-to">
        <h2 id="where-to" className="h3">
          Where to
        </h2>
        {offered.length > 1 && (
          <Tabs
            label="How"
            items={offered.map(({ mode, label }) => ({
              href: routes.corporateBooking({ mode: mode === 'hotel' ? undefined : mode, ...partyParams(party) }),
              label,
              current: mode === shown,
            }))}
          />
        )}
        {shown === 'hotel' && (
          <div className="card">
            <StaySearch
              look="card"
              action={routes.corporateHotelListing({})}
              stay={stay}
              today={today}
              lastDay={addDays(today, STAY_LIMITS.daysAhead)}
              people={<PartyField party={party} rooms={stay.rooms.length} />}
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
                action={routes.corporateFlightListing({})}
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
