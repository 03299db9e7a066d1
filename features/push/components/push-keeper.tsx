'use client';

import { useEffect } from 'react';
import { useSession } from '#features/session/client/session.ts';

/**
 * On every page: loads what push messages need, only where a person is signed in and this browser has permission. Asks
 * nobody for it. Renders nothing.
 */
export function PushKeeper() {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  useEffect(() => {
    if (userId === null || !('Notification' in window) || Notification.permission !== 'granted') return;
    void Promise.all([import('./hear-push.ts'), import('../client/keep-registered.ts')])
      .then(([{ hearPush }, { renewRegistration }]) => {
        hearPush();
        return renewRegistration();
      })
      .catch(() => undefined); // the next page tries again
  }, [userId]);
  return null;
}
