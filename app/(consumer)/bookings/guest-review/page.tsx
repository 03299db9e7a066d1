import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { MyReviewScreen } from '#features/guest-reviews/components/my-review-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('Review your stay'), robots: { index: false } };
}

/** The review of a stay that has ended, by the guest who booked it. */
export default async function GuestReview({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to review your stay')}
        reason={t('Sign in with the account that booked it.')}
      >
        <MyReviewScreen bookingId={firstOf((await searchParams).bookingId)} />
      </RequireSession>
    </Page>
  );
}
