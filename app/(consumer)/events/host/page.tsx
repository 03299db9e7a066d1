import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { EventFormScreen } from '#features/events/components/hosting/event-form-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { t } from '#lib/shared/texts.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const generateMetadata = (): Metadata => ({ title: t('Host an event'), robots: { index: false } });

/** The form of an event of a traveller: a new one, or the one in the address. */
export default async function Host({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to host an event')}
        reason={t('An event belongs to an account, so that you can change it and see who is registered.')}
      >
        <EventFormScreen code={firstOf((await searchParams).event)} />
      </RequireSession>
    </Page>
  );
}
