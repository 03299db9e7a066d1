'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { readerTime } from '#lib/client/reader-time.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { loadPage, markRead, refreshList } from '../client/load-notifications.ts';
import { useNotifications } from '../client/notifications-store.ts';
import type { Notification } from '../contract.ts';
import { type NotificationListName, LIST_LABELS } from '../rules/lists.ts';
import { notificationDetail, notificationHref, notificationSentence } from '../rules/notification-text.ts';
import styles from './notifications.module.css';

const NONE = {
  approvals: 'When someone asks you to approve a trip, it is listed here.',
  travelRequests: 'Decisions and questions about your requests are listed here.',
  tripReminders: 'Trips are listed here five days before they begin, and flights when web check-in opens.',
} as const satisfies Record<NotificationListName, string>;

type NotificationListProps = {
  list: NotificationListName;
  person: { userId: string; companyId: string };
  /** Called when a notification is opened. */ onOpen?: () => void;
};

/** One list of notifications with its states: loading, failed (8.2), empty, and page after page (5.7). */
export function NotificationList({ list, person, onOpen }: NotificationListProps) {
  const { items, hasMore, pageNo, status } = useNotifications(({ lists }) => lists[list]);
  const changes = useNotifications((state) => state.changes);
  const [loading, setLoading] = useState(false);
  useEffect(() => void refreshList(list), [list, changes]);
  const more = async () => {
    setLoading(true);
    await loadPage(list, pageNo + 1);
    setLoading(false);
  };
  if (status === 'idle') return <LoadingRows label="Loading notifications" count={3} />;
  if (status === 'failed')
    return (
      <div className={styles.state} role="alert">
        <p>These notifications could not be loaded.</p>
        <Button size="sm" variant="out" onClick={() => void refreshList(list)}>
          Try again
        </Button>
      </div>
    );
  if (!items.length)
    return (
      <div className={styles.state}>
        <p className={styles.none}>No notifications</p>
        <p className="small muted">{NONE[list]}</p>
      </div>
    );
  return (
    <>
      <ul className={styles.list} aria-label={LIST_LABELS[list]}>
        {items.map((one) => (
          <Item key={one.bookingId} notification={one} person={person} onOpen={onOpen} />
        ))}
      </ul>
      {hasMore && (
        <Button size="sm" variant="out" busy={loading} busyLabel="Loading…" onClick={() => void more()}>
          Show more
        </Button>
      )}
    </>
  );
}

type ItemProps = Omit<NotificationListProps, 'list'> & { notification: Notification };

function Item({ notification, person: { userId, companyId }, onOpen }: ItemProps) {
  const { bookingId, isRead, at } = notification;
  const today = dateInZone(new Date(), deviceZone());
  const sentence = notificationSentence(notification, today);
  const href = notificationHref(notification, companyId);
  const read = () => {
    if (!isRead) markRead(userId, bookingId).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  };
  const face = (
    <>
      <span className={classNames(styles.sentence, !isRead && styles.unread)}>
        {!isRead && <span className="visually-hidden">Not read: </span>}
        {sentence}
      </span>
      <span className={styles.detail}>{notificationDetail(notification, today)}</span>
      <span className={styles.detail}>{readerTime(at)}</span>
    </>
  );
  return (
    <li className={styles.item}>
      {href === null ? (
        <div className={styles.face}>{face}</div>
      ) : (
        <Link
          href={href}
          prefetch={false}
          className={styles.face}
          onClick={() => {
            read();
            onOpen?.();
          }}
        >
          {face}
        </Link>
      )}
      {!isRead && (
        <button type="button" className={styles.mark} aria-label={`Mark as read: ${sentence}`} onClick={read}>
          <Icon name="check" />
        </button>
      )}
    </li>
  );
}
