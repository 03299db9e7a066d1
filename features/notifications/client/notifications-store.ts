import { create } from 'zustand';
import type { Notification, NotificationCounts } from '../contract.ts';
import { EMPTIED_LISTS, hasMore, NOTIFICATION_LISTS, type NotificationListName } from '../rules/lists.ts';

/** One list (3.12): its pages up to `pageNo`, how many there are in all, and whether there are more. */
type NotificationListState = {
  items: readonly Notification[];
  count: number;
  hasMore: boolean;
  pageNo: number;
  status: 'idle' | 'loaded' | 'failed';
};

/** The notifications of this tab: three lists, the number of unread ones, and how often they changed elsewhere. */
type NotificationsState = NotificationCounts & {
  lists: Record<NotificationListName, NotificationListState>;
  changes: number;
};

const EMPTY: NotificationListState = { items: [], count: 0, hasMore: false, pageNo: 0, status: 'idle' };
const each = <Value>(value: Value) =>
  Object.fromEntries(NOTIFICATION_LISTS.map((list) => [list, value])) as Record<NotificationListName, Value>;
const NOTHING: NotificationsState = { lists: each(EMPTY), unread: each(0), notificationCount: 0, changes: 0 };

const store = create<NotificationsState>(() => NOTHING);

export const useNotifications = <Part>(select: (state: NotificationsState) => Part): Part => store(select);
export const readNotifications = (): NotificationsState => store.getState();

const putList = (list: NotificationListName, state: NotificationListState): void =>
  store.setState(({ lists }) => ({ lists: { ...lists, [list]: state } }));

/**
 * Resets the store for a corporate user (8.3): counts 0, and lists on screen are fetched again. Throws without a user id
 * or corporate details.
 */
export function beginNotifications(userId: string | undefined, companyId: string | undefined): void {
  store.setState(({ changes }) => ({ ...NOTHING, changes: changes + 1 }));
  if (!userId) throw new Error('User id is missing');
  if (!companyId) throw new Error('Corporate details are missing');
}

/** Stores a fetched page: the first page replaces the list, a later one is appended. */
export function storePage(
  list: NotificationListName,
  pageNo: number,
  { response, count }: { response: readonly Notification[]; count: number },
): void {
  const before = pageNo === 1 ? [] : readNotifications().lists[list].items;
  const known = new Set(before.map(({ bookingId }) => bookingId));
  putList(list, {
    items: [...before, ...response.filter(({ bookingId }) => !known.has(bookingId))],
    count,
    hasMore: hasMore(response.length, pageNo, count),
    pageNo,
    status: 'loaded',
  });
}

/** A failed fetch empties the list and marks it as failed (8.2). */
export const listFailed = (list: NotificationListName): void => putList(list, { ...EMPTY, status: 'failed' });

/** Takes the server's counts. */
export const storeCounts = ({ notificationCount, unread }: NotificationCounts): void =>
  store.setState({ notificationCount, unread });

/** The counts could not be loaded at the start (8.3). */
export const countsFailed = (): void => storeCounts(NOTHING);

/** Something changed elsewhere: screens that show a list fetch it again. */
export const notificationsChanged = (): void => store.setState(({ changes }) => ({ changes: changes + 1 }));

/** Marks the notifications of one booking as read (4.12); each unread one lowers the counts, never below 0. */
export function markOneRead(bookingId: string): void {
  const { lists, unread, notificationCount } = readNotifications();
  const next = { lists: { ...lists }, unread: { ...unread }, notificationCount };
  for (const list of NOTIFICATION_LISTS) {
    const hit = lists[list].items.filter((one) => one.bookingId === bookingId && !one.isRead).length;
    if (!hit) continue;
    next.lists[list] = {
      ...lists[list],
      items: lists[list].items.map((one) => (one.bookingId === bookingId ? { ...one, isRead: true } : one)),
    };
    next.unread[list] = Math.max(0, unread[list] - hit);
    next.notificationCount = Math.max(0, next.notificationCount - hit);
  }
  store.setState(next);
}

/** Marks everything as read (4.12): the lists of approvals and travel requests empty; reminders stay, read. */
export function markAllRead(): void {
  const { lists } = readNotifications();
  const reminders = lists.tripReminders;
  const read = { ...reminders, items: reminders.items.map((one) => ({ ...one, isRead: true })) };
  const emptied = Object.fromEntries(
    EMPTIED_LISTS.map((list) => [list, { ...EMPTY, status: 'loaded' as const, pageNo: 1 }]),
  );
  store.setState({ lists: { ...lists, ...emptied, tripReminders: read }, unread: each(0), notificationCount: 0 });
}
