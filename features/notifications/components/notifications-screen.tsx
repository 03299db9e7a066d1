'use client';

import { Tabs } from '#components/ui/tabs.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useNotifications } from '../client/notifications-store.ts';
import { useNotified } from '../client/use-notified.ts';
import { NOTIFICATION_LISTS, type NotificationListName } from '../rules/lists.ts';
import { MarkAll } from './mark-all.tsx';
import { NotificationList } from './notification-list.tsx';
import { labelOf } from './notification-panel.tsx';
import styles from './notifications.module.css';

/** The page of all notifications, one list at a time. */
export function NotificationsScreen({ list }: { list: NotificationListName }) {
  const person = useNotified();
  const unread = useNotifications((state) => state.unread);
  if (!person) return null;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className="h1">Notifications</h1>
        <MarkAll userId={person.userId} />
      </div>
      <Tabs
        label="Notifications"
        items={NOTIFICATION_LISTS.map((name) => ({
          href: workRoutes.notifications(name === 'approvals' ? {} : { list: name }),
          label: labelOf(name, unread[name]),
          current: name === list,
        }))}
      />
      <NotificationList key={list} list={list} person={person} />
    </div>
  );
}
