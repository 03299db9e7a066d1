'use client';

import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { CompanyTrips } from '#features/bookings/components/company/company-trips.tsx';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { useBooker, usePartyOf } from '#features/bookings/components/company/use-party.ts';
import { WhoTravels } from '#features/bookings/components/company/who-travels.tsx';
import { BookingsScreen } from '#features/bookings/components/list/bookings-screen.tsx';
import type { Party } from '#features/bookings/contract.ts';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { CityField } from '#features/places/components/city-field.tsx';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { STAY_LIMITS, type Stay } from '#lib/shared/stay-words.ts';
import { allows } from '#stores/person.ts';
import styles from './company-desk.module.css';

type CompanyDeskProps = { part: 'book' | 'trips' | 'company'; trips: { when: 'upcoming' | 'past' | 'cancelled'; pageNo: number }; party: Party; stay: Stay; today: IsoDate };

/** The start of every trip for work: who travels, a search, and what is booked. */
export function CompanyDesk({ part, trips, ...search }: CompanyDeskProps) {
  const booker = useBooker();
  if (!booker) return null;
  const seesAll = allows(booker.rights, 2, 'view');
  const shown = part === 'company' && !seesAll ? 'trips' : part;
  const items = [
    { href: routes.corporateBooking(), label: 'Book', current: shown === 'book' },
    { href: routes.corporateBooking({ part: 'trips' }), label: 'My trips', current: shown === 'trips' },
    ...(seesAll ? [{ href: routes.corporateBooking({ part: 'company' }), label: 'Everybody’s trips', current: shown === 'company' }] : []),
  ];
  return (
    <div className={styles.screen}>
      <h1 className="h1">{shown === 'book' ? 'Book for work' : shown === 'trips' ? 'My trips for work' : 'Trips of the company'}</h1>
      <Tabs label="Booking" items={items} />
      {shown === 'book' && <Search {...search} />}
      {shown === 'trips' && <BookingsScreen {...trips} under />}
      {shown === 'company' && <CompanyTrips />}
    </div>
  );
}

function Search({ party: asked, stay, today }: Pick<CompanyDeskProps, 'party' | 'stay' | 'today'>) {
  const first = usePartyOf(asked);
  const [party, setParty] = useState(first);
  const booker = useBooker();
  const stays = booker?.settings.modes.includes('hotel');
  return (
    <>
      <WhoTravels party={party} onChange={setParty} />
      <section className={styles.search} aria-labelledby="where-to">
        <h2 id="where-to" className="h3">Where to</h2>
        {stays ? (
          <StaySearch look="card" action={routes.corporateHotelListing({})} stay={stay} today={today} lastDay={addDays(today, STAY_LIMITS.daysAhead)} people={<PartyField party={party} rooms={stay.rooms.length} />}>
            <CityField label="City, area or hotel" name="where" placeholder="Where to?" />
          </StaySearch>
        ) : (
          <p className="muted">Your company does not book hotels here. Ask whoever looks after Configuration to allow it.</p>
        )}
      </section>
    </>
  );
}
