import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { ConfirmationScreen } from '#features/bookings/components/confirmation/confirmation-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

type Props = { searchParams: Promise<SearchParams>; /** With a confirmed booking. */ offer?: ReactNode };

/** The page that a checkout returns to, whatever was booked. */
export async function BookingConfirmation({ searchParams, offer }: Props) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your booking')}
        reason={t('It is safe. Sign in with the account that booked it.')}
      >
        <ConfirmationScreen bookingId={firstOf((await searchParams).bookingId)} offer={offer} />
      </RequireSession>
    </Page>
  );
}
