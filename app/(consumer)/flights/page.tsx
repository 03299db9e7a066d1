import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Page } from '#components/layout/page.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FlightListingScreen } from '#features/flights/components/listing/listing.tsx';
import { FlightSearch } from '#features/flights/components/search/flight-search.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { FareDaysOf } from './fare-days.tsx';
import { readFlights } from './read-flights.ts';

type Props = { searchParams: Promise<SearchParams> };

export const metadata: Metadata = { title: 'Find a flight', robots: { index: false } };

export default async function FlightsRoute({ searchParams }: Props) {
  const { values, errors, today, trip, listing } = await readFlights(await searchParams);
  return (
    <Page>
      <FlightSearch key={JSON.stringify(values)} values={values} errors={errors} today={today} />
      {trip && listing && (
        <>
          <Suspense key={JSON.stringify(trip)} fallback={<Skeleton height={110} />}><FareDaysOf trip={trip} today={today} /></Suspense>
          <FlightListingScreen key={`listing ${JSON.stringify(trip)}`} packed={JSON.stringify(listing)} trip={trip} />
        </>
      )}
      {!listing && <h1 className="h2" style={{ marginTop: 32 }}>Where would you like to fly?</h1>}
    </Page>
  );
}
