'use client';

import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#features/session/client/session.ts';
import { type NotificationHandlers, watchNotifications } from '../client/watch-notifications.ts';

/** Connects this tab to the hub while a corporate user is signed in (6.1). Renders nothing. */
export function NotificationProvider({ heard, connected }: NotificationHandlers) {
  const userId = useSession(({ status, loggedInUserType, userID }) =>
    status === 'in' && loggedInUserType === 'corporate' ? userID : null,
  );
  const onMessage = useEffectEvent(heard);
  const onConnected = useEffectEvent(connected);
  useEffect(() => {
    if (userId === null || process.env.NEXT_PUBLIC_MOCK) return; // `npm run dev:mock` has no server to connect to
    return watchNotifications(userId, {
      heard: (topic, body) => onMessage(topic, body),
      connected: () => onConnected(),
    });
  }, [userId]);
  return null;
}
