import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { FlightReviewScreen } from '#features/bookings/components/flights/review/flight-review-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { readChosenFlights, searchOfOffers } from './read-chosen-flights.ts';
import { AddInstead } from '../../cart/add-instead.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Review and pay'), robots: { index: false } });

export default async function FlightReview({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const flights = readChosenFlights(asked);
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title={t('Sign in to book these flights')}
        reason={t('Your choice stays as it is. Nothing is held or charged before you have signed in.')}
      >
        <FlightReviewScreen
          flights={flights}
          bookingId={firstOf(asked.bookingId) || null}
          searchHref={flights && searchOfOffers(flights)}
        />
      </RequireSession>
      <AddInstead asked={asked} />
    </Page>
  );
}
