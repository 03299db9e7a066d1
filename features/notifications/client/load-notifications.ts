import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { NotificationListName } from '../rules/lists.ts';
import { markNotificationsRead, notificationList } from './calls.ts';
import {
  beginNotifications,
  countsFailed,
  storeCounts,
  storePage,
  listFailed,
  markAllRead,
  markOneRead,
  notificationsChanged,
  readNotifications,
} from './notifications-store.ts';

const initialised = { userId: '' };
/** The latest fetch of each list that is under way: an earlier one that answers later is ignored. */
const latest = new Map<NotificationListName, symbol>();

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
    storeCounts({ notificationCount, unread });
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
  const mine = Symbol(list);
  latest.set(list, mine);
  try {
    const pages = [];
    for (let pageNo = from; pageNo <= to; pageNo++)
      pages.push(await callOperation(notificationList, { query: { list, pageNo: String(pageNo) } }));
    if (latest.get(list) !== mine) return;
    latest.delete(list);
    pages.forEach((page, index) => storePage(list, from + index, page));
    const last = pages.at(-1);
    if (last) storeCounts(last);
  } catch {
    if (latest.get(list) !== mine) return;
    latest.delete(list);
    listFailed(list);
  }
}

/**
 * Marks one booking's notifications, or `All`, as read (7.15). The store changes at once (4.12), the server's counts
 * follow; a failure brings back what the server has, and throws. What is being fetched meanwhile may be older than the
 * mark: it is ignored, and fetched again afterwards.
 */
export async function markRead(approverId: string, bookingIds: string): Promise<void> {
  const before = ignoreFetches();
  if (bookingIds === 'All') markAllRead();
  else markOneRead(bookingIds);
  try {
    const counts = await callOperation(markNotificationsRead, { query: { approverId, bookingIds }, key: randomId() });
    const meanwhile = ignoreFetches();
    storeCounts(counts);
    if (before || meanwhile) notificationsChanged();
  } catch (error) {
    notificationsChanged();
    throw error;
  }
}

/** Has the fetches that are under way ignored; gives whether there were any. */
function ignoreFetches(): boolean {
  const any = latest.size > 0;
  latest.clear();
  return any;
}
