import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { partyParams, readParty } from '#features/bookings/rules/party.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { flightSearchFields } from '../../../../../(consumer)/flight-places.tsx';
import { readTrip } from '../../../../../(consumer)/flights/read-trip.ts';
import { CompanyFlights } from './company-flights.tsx';

export const metadata: Metadata = { title: 'Flights for work', robots: { index: false } };

export default async function CompanyFlightListing({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  const party = readParty(firstOf(search.travellers), firstOf(search.guests));
  const people = partyParams(party);
  const href = ({ adults: _adults, ...trip }: Record<string, string | undefined>) =>
    workRoutes.corporateFlightListing({
      ...trip,
      ...people,
      policy: firstOf(search.policy) || undefined,
      sentinels: firstOf(search.sentinels) || undefined,
    });
  const { asked, errors, today, trip } = await readTrip(search, {
    href,
    flyers: Math.max(1, party.travellerIds.length + party.guests),
  });
  const chosen = firstOf(search.chosen).split('*').filter(Boolean).slice(0, 6);
  return (
    <Page bar>
      <RequireSession
        level={1}
        title="Sign in to book for work"
        reason="Flights, checked against your company’s travel policy."
      >
        <CompanyFlights
          key={JSON.stringify([asked, party])}
          fields={flightSearchFields({ asked, errors, today })}
          trip={trip}
          party={party}
          chosen={chosen}
          onlyInside={firstOf(search.policy) === 'in'}
          sentinels={firstOf(search.sentinels) === 'yes'}
        />
      </RequireSession>
    </Page>
  );
}
