'use client';

import { useEffect } from 'react';
import { browser } from '#lib/client/browser-storage.ts';
import { useSession } from '#features/session/client/session.ts';

/**
 * On every page: loads what push messages need, only where a person is signed in and this browser has permission, or
 * somebody was registered in it. Asks nobody for it. Renders nothing.
 */
export function PushKeeper() {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  useEffect(() => {
    if (userId === null || !('Notification' in window)) return;
    // the next page tries again
    if (Notification.permission === 'granted') void keep().catch(() => undefined);
    else if (browser.read('pushDevices')) void forgetIfRevoked().catch(() => undefined);
  }, [userId]);
  return null;
}

async function keep(): Promise<void> {
  const [{ hearPush }, { renewRegistration }] = await Promise.all([
    import('./hear-push.ts'),
    import('../client/keep-registered.ts'),
  ]);
  hearPush();
  await renewRegistration();
}

const forgetIfRevoked = async () => (await import('../client/keep-permission.ts')).keepPermission();
