import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { BookingsScreen } from '#features/bookings/components/list/bookings-screen.tsx';
import { OpenReviews } from '#features/guest-reviews/components/trip-reviews.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { PushOffer } from '#features/push/components/push-offer.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('My trips'), robots: { index: false } });

export default async function Bookings({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const when = firstOf(asked.when);
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your trips')}
        reason={t('Your bookings, documents and refunds are in your account.')}
      >
        <BookingsScreen
          when={when === 'past' || when === 'cancelled' ? when : 'upcoming'}
          pageNo={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
          offer={
            <PushOffer
              quiet
              label={t('Tell me of changes')}
              told={t('You will get a notification on this device when a trip changes, and before it begins.')}
            />
          }
        />
        {when === 'past' && <OpenReviews />}
      </RequireSession>
    </Page>
  );
}
