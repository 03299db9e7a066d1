'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { readNotifications, useNotifications } from '../client/notifications-store.ts';
import { LIST_LABELS, NOTIFICATION_LISTS, type NotificationListName } from '../rules/lists.ts';
import { MarkAll } from './mark-all.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';

export type NotificationPanelProps = { person: { userId: string; companyId: string }; onClose: () => void };

/** The panel behind the bell: three lists, the one with something unread first. */
export function NotificationPanel({ person, onClose }: NotificationPanelProps) {
  const unread = useNotifications((state) => state.unread);
  const [list, setList] = useState<NotificationListName>(
    () => NOTIFICATION_LISTS.find((name) => readNotifications().unread[name] > 0) ?? 'approvals',
  );
  return (
    <div className={styles.inPanel}>
      <div className={styles.head}>
        <h2 className="h3">Notifications</h2>
        <MarkAll userId={person.userId} />
      </div>
      <Segmented
        legend="Which notifications"
        name="notification-list"
        value={list}
        onChange={(value) => setList(NOTIFICATION_LISTS.find((name) => name === value) ?? 'approvals')}
        options={NOTIFICATION_LISTS.map((name) => ({ value: name, label: labelOf(name, unread[name]) }))}
      />
      <NotificationList key={list} list={list} person={person} onOpen={onClose} />
      <div className={styles.foot}>
        <Button variant="txt" size="sm" href={workRoutes.notifications({ list })} onClick={onClose}>
          All notifications
        </Button>
      </div>
    </div>
  );
}

/** "Approvals (2)": a list with the number of its unread notifications. */
export const labelOf = (list: NotificationListName, unread: number): string =>
  unread ? `${LIST_LABELS[list]} (${unread > 99 ? '99+' : unread})` : LIST_LABELS[list];
