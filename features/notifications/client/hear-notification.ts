import type { NotificationCounts } from '../contract.ts';
import { keepCounts, notificationsChanged } from './notifications-store.ts';

/** Whether this is the body of a message of the topic `notification` (7.19): the person's counts. */
export function isNotificationMessage(body: unknown): body is NotificationCounts {
  const { notificationCount, unread } = (body ?? {}) as Partial<Record<keyof NotificationCounts, unknown>>;
  return typeof notificationCount === 'number' && typeof unread === 'object' && unread !== null;
}

/** Takes the counts of a message, and has the lists on screen fetched again. */
export function hearNotification(counts: NotificationCounts): void {
  keepCounts(counts);
  notificationsChanged();
}
