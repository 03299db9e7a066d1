import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ConfirmationScreen } from '#features/bookings/components/confirmation/confirmation-screen.tsx';
import { DetailsScreen } from '#features/bookings/components/details/details-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Your flights', robots: { index: false } };

export default async function CompanyFlightConfirm({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const bookingId = firstOf(asked.bookingId);
  return (
    <Page inset>
      <RequireSession level={1} title="Sign in to see this booking" reason="The booking goes on by itself; this page shows how it stands.">
        {firstOf(asked.part) === 'trip' ? <DetailsScreen bookingId={bookingId} /> : <ConfirmationScreen bookingId={bookingId} />}
      </RequireSession>
    </Page>
  );
}
