import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { WhoRegisteredScreen } from '#features/events/components/screens.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Who is registered', robots: { index: false } };

/** An event for its host, with who is registered for it. */
export default async function Registered({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession level={1} title="Sign in to see your event" reason="Sign in with the account that hosts it.">
        <WhoRegisteredScreen
          code={firstOf(asked.event)}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </RequireSession>
    </Page>
  );
}
