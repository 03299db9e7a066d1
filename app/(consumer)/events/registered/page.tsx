import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { WhoRegisteredScreen } from '#features/events/components/hosting/who-registered-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { t } from '#lib/shared/texts.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const generateMetadata = (): Metadata => ({ title: t('Who is registered'), robots: { index: false } });

/** An event for its host, with who is registered for it. */
export default async function Registered({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your event')}
        reason={t('Sign in with the account that hosts it.')}
      >
        <WhoRegisteredScreen
          code={firstOf(asked.event)}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </RequireSession>
    </Page>
  );
}
