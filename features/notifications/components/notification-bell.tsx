'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useLiveUpdates } from '#lib/client/live-updates.ts';
import { initialiseNotifications } from '../client/load-notifications.ts';
import { useNotifications } from '../client/notifications-store.ts';
import { useNotified } from '../client/use-notified.ts';
import type { NotificationPanelProps } from './notification-panel.tsx';
import styles from './notifications.module.css';

const LOOK_AGAIN_MS = 60_000;

const Panel = onDemand<NotificationPanelProps>(
  () => import('./notification-panel.tsx').then((panel) => panel.NotificationPanel),
  { Meanwhile: () => <LoadingRows label="Loading notifications" count={3} /> },
);

/**
 * The bell with the number of unread notifications, and the panel behind it. Refetched on every page change, and every
 * minute while no live updates arrive.
 */
export function NotificationBell() {
  const person = useNotified();
  const count = useNotifications(({ notificationCount }) => notificationCount);
  const live = useLiveUpdates();
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { userId, companyId } = person ?? {};
  useEffect(() => {
    if (!userId || !companyId) return;
    const look = () => void initialiseNotifications({ userId, companyId });
    look();
    if (live) return;
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }, [userId, companyId, path, live]);
  if (!person) return null;
  return (
    <Popover
      id={panel}
      align="end"
      label={count ? `Notifications: ${count} not read` : 'Notifications: all read'}
      triggerClassName={styles.bell}
      className={styles.panel}
      onToggle={setOpen}
      trigger={
        <>
          <Icon name="bell" />
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
    >
      {open && <Panel person={person} onClose={() => document.getElementById(panel)?.hidePopover()} />}
    </Popover>
  );
}
