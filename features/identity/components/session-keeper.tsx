'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '#components/ui/toast.ts';
import { routes } from '#lib/shared/routes.ts';
import { touchUser } from '#stores/saved-users.ts';
import { onSessionEnd, type SessionEnd } from '#stores/session-end.ts';
import { readSession } from '#stores/session.ts';

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

  useEffect(() => {
    document.addEventListener('visibilitychange', noteActivity);
    return () => document.removeEventListener('visibilitychange', noteActivity);
  }, []);

  return null;
}

/** Whoever's tab comes to the front was active last (3.5), and sees themselves as the server does now (7.17). */
function noteActivity(): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in' || document.visibilityState !== 'visible') return;
  touchUser(loggedInUserType, userID);
  void import('../client/refetch-user-details.ts')
    .then(({ refetchUserDetails }) => refetchUserDetails())
    .catch(() => undefined);
}
