'use client';

import { useEffect } from 'react';
import { browser } from '#lib/client/browser-storage.ts';
import { useSession } from '#features/session/client/session.ts';

/**
 * On every page: loads what push messages need, only where a person is signed in and this browser has permission, or
 * somebody was registered in it. Asks nobody for it. Renders nothing.
 */
export function PushStart() {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  useEffect(() => {
    if (userId === null || !('Notification' in window)) return;
    if (Notification.permission === 'granted' || browser.read('pushDevices'))
      void import('./start-push.ts').then(({ startPush }) => startPush()).catch(() => undefined); // the next page tries again
  }, [userId]);
  return null;
}
