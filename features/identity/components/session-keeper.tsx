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

/** 8.6: what is said when a session ends. */
const SAY: Record<SessionEnd, () => void> = {
  'logged-out': () => toast.success('You have been logged out successfully.'),
  expired: () => toast.warning('Your session has expired. Please log in again.'),
  'unable-to-refresh': () => toast.error('Unable to refresh your session. Please log in again.'),
};

/** Loaded once somebody is in this tab: says when that ends and leaves; notes that the person is still there. */
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

/** What another tab of this browser says of the person in this one: they are logged out here too, or this tab asks the server. */
function hearOtherTab(what: TabNews['what']): void {
  if (what === 'logged-out') logOutHere();
  else refetchSoon();
}

/** Whoever's tab comes to the front was active last (3.5), and sees themselves as the server does now (7.17). */
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
