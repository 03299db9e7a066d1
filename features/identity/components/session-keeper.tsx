'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '#components/ui/toast.ts';
import { routes } from '#lib/shared/routes.ts';
import { touchUser } from '#features/session/client/session-storage.ts';
import { onSessionEnd, type SessionEnd } from '#features/session/client/session-changes.ts';
import { readSession } from '#features/session/client/session.ts';
import { logOutHere } from '#features/session/client/log-out.ts';
import { onNewsOfOtherTabs, type TabNews } from '#features/session/client/tabs.ts';

/** Messages when a session ends (8.6). */
const SAY: Record<SessionEnd, () => void> = {
  'logged-out': () => toast.success('You have been logged out successfully.'),
  expired: () => toast.warning('Your session has expired. Please log in again.'),
  'unable-to-refresh': () => toast.error('Unable to refresh your session. Please log in again.'),
};

/** Loaded after sign-in: redirects and says why when the session ends; records activity. */
export function SessionKeeper() {
  const router = useRouter();

  useEffect(
    () =>
      onSessionEnd((end, userType) => {
        SAY[end]();
        router.push(userType === 'corporate' ? routes.corporateLanding() : routes.landing());
      }),
    [router],
  );

  useEffect(() => onNewsOfOtherTabs(hearOtherTab), []);

  useEffect(() => {
    document.addEventListener('visibilitychange', noteActivity);
    return () => document.removeEventListener('visibilitychange', noteActivity);
  }, []);

  return null;
}

/** Messages of other tabs about this person: log out here too, or ask the server. */
function hearOtherTab(what: TabNews['what']): void {
  if (what === 'logged-out') logOutHere();
  else refetchSoon();
}

/** The tab in front was active last (3.5), and refreshes its user from the server (7.17). */
function noteActivity(): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in' || document.visibilityState !== 'visible') return;
  touchUser(loggedInUserType, userID);
  refetchSoon();
}

const refetchSoon = (): void =>
  void import('#features/session/client/refetch-user-details.ts')
    .then(({ refetchUserDetails }) => refetchUserDetails())
    .catch(() => undefined);
