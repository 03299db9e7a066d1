import type { NotificationCounts } from '../contract.ts';
import { storeCounts, notificationsChanged } from './notifications-store.ts';

/** The person's counts, and what they have just read: a booking, or `All`. */
export type NotificationMessage = NotificationCounts & { read?: string };

/** Whether this is the body of a message of the topic `notification` (7.19). */
export function isNotificationMessage(body: unknown): body is NotificationMessage {
  const { notificationCount, unread } = (body ?? {}) as Partial<Record<keyof NotificationCounts, unknown>>;
  return typeof notificationCount === 'number' && typeof unread === 'object' && unread !== null;
}

/** Takes the counts of a message, and has the lists on screen fetched again. */
export function onNotificationMessage({ notificationCount, unread }: NotificationMessage): void {
  storeCounts({ notificationCount, unread });
  notificationsChanged();
}
