import { Page } from '#components/layout/page.tsx';
import { ConfirmationScreen } from '#features/bookings/components/confirmation/confirmation-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

/** The page that a checkout returns to, whatever was booked. */
export async function BookingConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your booking')}
        reason={t('It is safe. Sign in with the account that booked it.')}
      >
        <ConfirmationScreen bookingId={firstOf((await searchParams).bookingId)} />
      </RequireSession>
    </Page>
  );
}
