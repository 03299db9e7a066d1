import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Page } from '#components/layout/page.tsx';
import { MyFlightHold } from '#features/bookings/components/hold/my-hold.tsx';
import { FareDaysToCome } from '#features/flights/components/listing/fare-days-to-come.tsx';
import { FlightsPage } from '#features/flights/components/listing/flights-page.tsx';
import { FlightListingScreen } from '#features/flights/components/listing/listing.tsx';
import { FlightSearch } from '#features/flights/components/search/flight-search.tsx';
import { routes } from '#lib/shared/routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { flightSearchFields } from '../flight-places.tsx';
import WithCurrency from '../with-currency.tsx';
import { FareDaysOf } from './fare-days.tsx';
import { readFlights } from './read-flights.ts';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { from } = await searchParams;
  return from
    ? { title: t('Flights'), robots: { index: false } }
    : {
        title: t('Find a flight'),
        description: t('Flights at the total price for all travellers, with the refund if you cancel.'),
        alternates: { canonical: routes.flightListing({}) },
      };
}

export default async function FlightsRoute({ searchParams }: Props) {
  const { asked, errors, today, trip, listing } = await readFlights(await searchParams);
  const wrong = Object.keys(errors).length;
  const found = trip && listing;
  const folded = found
    ? t('{from} to {to}', { from: t(listing.bounds[0]!.from.name), to: t(listing.bounds[0]!.to.name) })
    : undefined;
  return (
    <WithCurrency>
      <Page bar>
        <FlightsPage
          search={
            <FlightSearch
              key={JSON.stringify(asked)}
              look={found || wrong > 0 ? 'bar' : 'card'}
              folded={folded}
              {...flightSearchFields({ asked, errors, today })}
            />
          }
          wrong={wrong}
        >
          {found && (
            <>
              <MyFlightHold searched={trip.bounds} />
              <Suspense key={JSON.stringify(trip)} fallback={<FareDaysToCome />}>
                <FareDaysOf trip={trip} today={today} />
              </Suspense>
              <FlightListingScreen
                key={`listing ${JSON.stringify(trip)}`}
                packed={JSON.stringify(listing)}
                trip={trip}
              />
            </>
          )}
        </FlightsPage>
      </Page>
    </WithCurrency>
  );
}
