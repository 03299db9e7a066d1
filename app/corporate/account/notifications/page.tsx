import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { NotificationsScreen } from '#features/notifications/components/notifications-screen.tsx';
import { NOTIFICATION_LISTS } from '#features/notifications/rules/lists.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Notifications', robots: { index: false } };

export default async function NotificationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = firstOf((await searchParams).list);
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see your notifications"
        reason="Approvals, your requests, and trips that begin soon."
      >
        <NotificationsScreen list={NOTIFICATION_LISTS.find((list) => list === asked) ?? 'approvals'} />
      </RequireSession>
    </Page>
  );
}
