'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#features/session/client/session.ts';
import type { Connection } from '../client/connection.ts';
import { type NotificationHandlers, watchNotifications } from '../client/watch-notifications.ts';

type NotificationProviderProps = NotificationHandlers & {
  /** Whose policies are followed: the selected travellers, with commas between them (7.19). */
  travellerIds: string;
};

/** Connects this tab to the hub while a corporate user is signed in (6.1). Renders nothing. */
export function NotificationProvider({ heard, connected, travellerIds }: NotificationProviderProps) {
  const userId = useSession(({ status, loggedInUserType, userID }) =>
    status === 'in' && loggedInUserType === 'corporate' ? userID : null,
  );
  const onMessage = useEffectEvent(heard);
  const onConnected = useEffectEvent(connected);
  const connection = useRef<Connection>(null);
  useEffect(() => {
    if (userId === null) return;
    const opened = watchNotifications(userId, {
      heard: (topic, body) => onMessage(topic, body),
      connected: () => onConnected(),
    });
    connection.current = opened;
    return opened.stop;
  }, [userId]);
  useEffect(() => connection.current?.followPolicies(travellerIds.split(',').filter(Boolean)), [travellerIds, userId]);
  return null;
}
