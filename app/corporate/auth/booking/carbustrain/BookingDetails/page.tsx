import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { RequestScreen } from '#features/transport/components/request-screen.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Your transport', robots: { index: false } };

/** One transport request by its `bookingId` (2.2). */
export default async function TransportDetails({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession level={1} title="Sign in to see your transport" reason="Its quotes, its status and its ticket.">
        <RequestScreen bookingId={firstOf(asked.bookingId)} />
      </RequireSession>
    </Page>
  );
}
