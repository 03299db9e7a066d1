import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CompanyFlightReview } from '#features/bookings/components/company/company-flight-review.tsx';
import { readParty } from '#features/bookings/rules/party.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { readChosenFlights } from '../../../../../(consumer)/flights/review/read-chosen-flights.ts';

export const metadata: Metadata = { title: 'Review and book', robots: { index: false } };

export default async function CompanyFlightReviewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title="Sign in to book these flights"
        reason="Your choice stays as it is. Nothing is held or charged before you have signed in."
      >
        <CompanyFlightReview
          flights={readChosenFlights(asked)}
          party={readParty(firstOf(asked.travellers), firstOf(asked.guests))}
          bookingId={firstOf(asked.bookingId) || null}
        />
      </RequireSession>
    </Page>
  );
}
