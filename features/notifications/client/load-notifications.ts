import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { NotificationListName } from '../rules/lists.ts';
import { markNotificationsRead, notificationList } from './calls.ts';
import {
  beginNotifications,
  countsFailed,
  keepCounts,
  keepPage,
  listFailed,
  markAllRead,
  markOneRead,
  notificationsChanged,
  readNotifications,
} from './notifications-store.ts';

const initialised = { userId: '' };
/** The latest fetch of each list: an earlier one that answers later is ignored. */
const latest: Partial<Record<NotificationListName, symbol>> = {};

/** Loads the counts of the person in this tab (8.3). Resets the store for another person. */
export async function initialiseNotifications({
  userId,
  companyId,
}: {
  userId: string;
  companyId: string;
}): Promise<void> {
  const isNew = initialised.userId !== userId;
  if (isNew) beginNotifications(userId, companyId);
  initialised.userId = userId;
  try {
    const { notificationCount, unread } = await callOperation(notificationList, { query: { userId, pageSize: '1' } });
    const moved = notificationCount !== readNotifications().notificationCount;
    keepCounts({ notificationCount, unread });
    if (moved) notificationsChanged();
  } catch {
    if (isNew) countsFailed(); // later failures leave the last counts
  }
}

/** Fetches a page and appends it; a failure empties the list and marks it as failed (8.2). */
export const loadPage = (list: NotificationListName, pageNo: number): Promise<void> => load(list, pageNo, pageNo);

/** Fetches a list again, up to the page that is shown. */
export const refreshList = (list: NotificationListName): Promise<void> =>
  load(list, 1, Math.max(1, readNotifications().lists[list].pageNo));

async function load(list: NotificationListName, from: number, to: number): Promise<void> {
  const mine = (latest[list] = Symbol(list));
  try {
    const pages = [];
    for (let pageNo = from; pageNo <= to; pageNo++)
      pages.push(await callOperation(notificationList, { query: { list, pageNo: String(pageNo) } }));
    if (latest[list] !== mine) return;
    pages.forEach((page, index) => keepPage(list, from + index, page));
    const last = pages.at(-1);
    if (last) keepCounts(last);
  } catch {
    if (latest[list] === mine) listFailed(list);
  }
}

/**
 * Marks one booking's notifications, or `All`, as read (7.15). The store changes at once (4.12), the server's counts
 * follow; a failure brings back what the server has, and throws.
 */
export async function markRead(approverId: string, bookingIds: string): Promise<void> {
  if (bookingIds === 'All') markAllRead();
  else markOneRead(bookingIds);
  try {
    keepCounts(await callOperation(markNotificationsRead, { query: { approverId, bookingIds }, key: randomId() }));
  } catch (error) {
    notificationsChanged();
    throw error;
  }
}
