import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { HostedEvents } from '#features/events/components/hosting/hosted-events.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Events you host'), robots: { index: false } });

/** The events that a traveller hosts. */
export default function Events() {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to host an event')}
        reason={t('Your events, and who is registered for them, are in your account.')}
      >
        <HostedEvents />
      </RequireSession>
    </Page>
  );
}
