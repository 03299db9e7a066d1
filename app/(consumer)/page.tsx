import type { Metadata } from 'next';
import { Landing } from '#features/hotels/components/landing/landing.tsx';
import { RecentStays } from '#features/hotels/components/landing/recent-stays.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { FlightSearchLater } from '#features/flights/components/search/flight-search-later.tsx';
import { RecentFlightSearches } from '#features/flights/components/search/recent-flight-searches.tsx';
import { emptySearch } from '#features/flights/rules/search/trip-input.ts';
import { getHighlights as operation } from '#features/hotels/contract.ts';
import { getHighlights } from '#features/hotels/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { addDays } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';
import { StayPlaceField } from '../stay-place-field.tsx';
import { flightSearchFields } from './flight-places.tsx';

export const metadata: Metadata = { alternates: { canonical: routes.landing() } };

/** Prices and stock are current: rendered on request, never at build time. */
export const dynamic = 'force-dynamic';

export default async function LandingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const flights = firstOf((await searchParams).find) === 'flights';
  const highlights = await read(operation, getHighlights, undefined);
  const { today, checkIn, checkOut } = highlights;
  const search = flights ? (
    <FlightSearchLater look="card" {...flightSearchFields({ asked: emptySearch(checkIn), errors: {}, today })} />
  ) : (
    <StaySearch
      look="card"
      stay={{ checkIn, checkOut, rooms: [{ adults: 2, childAges: [] }] }}
      today={today}
      lastDay={addDays(today, STAY_LIMITS.daysAhead)}
    >
      <StayPlaceField />
    </StaySearch>
  );
  const recent = flights ? <RecentFlightSearches today={today} /> : <RecentStays today={today} />;
  return <Landing highlights={highlights} search={search} recent={recent} find={flights ? 'flights' : 'stays'} />;
}
