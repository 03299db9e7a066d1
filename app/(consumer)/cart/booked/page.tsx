import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { BookedPage } from '#features/bookings/components/together/together-pages.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Your bookings'), robots: { index: false } });

export default async function CartBooked({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your bookings')}
        reason={t('They are safe. Sign in with the account that booked them.')}
      >
        <BookedPage paymentId={firstOf((await searchParams).payment)} />
      </RequireSession>
    </Page>
  );
}
