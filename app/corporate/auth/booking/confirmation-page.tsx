import { Page } from '#components/layout/page.tsx';
import { ConfirmationScreen } from '#features/bookings/components/confirmation/confirmation-screen.tsx';
import { DetailsScreen } from '#features/bookings/components/details/details-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { LatePushOffer } from '#features/push/components/late-push-offer.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

/** Confirmation of a company's booking; `part=trip` shows the whole trip. For stays and flights. */
export async function ConfirmationPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const bookingId = firstOf(asked.bookingId);
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see this booking"
        reason="Your booking continues automatically; this page shows its status."
      >
        {firstOf(asked.part) === 'trip' ? (
          <DetailsScreen bookingId={bookingId} />
        ) : (
          <ConfirmationScreen
            bookingId={bookingId}
            offer={
              <LatePushOffer
                quiet
                label="Remind me before it begins"
                told="You will get a notification on this device before it begins, and when something changes."
              />
            }
          />
        )}
      </RequireSession>
    </Page>
  );
}
