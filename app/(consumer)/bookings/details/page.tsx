import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DetailsScreen } from '#features/bookings/components/details/details-screen.tsx';
import { ReviewOfTrip } from '#features/guest-reviews/components/trip-reviews.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { mapTiles } from '#lib/server/map-tiles.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Your trip'), robots: { index: false } });

export default async function BookingDetails({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const bookingId = firstOf((await searchParams).bookingId);
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see this trip')}
        reason={t('Sign in with the account that booked it.')}
      >
        <DetailsScreen bookingId={bookingId} review={<ReviewOfTrip bookingId={bookingId} />} tiles={mapTiles()} />
      </RequireSession>
    </Page>
  );
}
