import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ConfirmationScreen } from '#features/bookings/components/confirmation/confirmation-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Your package', robots: { index: false } };

export default async function PackageConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see your booking"
        reason="It is safe. Sign in with the account that booked it."
      >
        <ConfirmationScreen bookingId={firstOf((await searchParams).bookingId)} />
      </RequireSession>
    </Page>
  );
}
