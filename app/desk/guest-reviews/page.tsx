import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskReviewsScreen } from '#features/guest-reviews/components/desk-reviews-screen.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Reviews by guests' };

/** Reviews by guests that staff read before they are published, or that were reported. */
export default async function GuestReviews({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const show = firstOf(asked.show);
  return (
    <Page inset>
      <DeskGate>
        <DeskReviewsScreen
          show={show === 'reported' || show === 'published' ? show : 'waiting'}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </DeskGate>
    </Page>
  );
}
