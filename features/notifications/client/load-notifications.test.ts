import { beforeEach, expect, it, vi } from 'vitest';
import { callOperation } from '#lib/client/call-operation.ts';
import { initialiseNotifications, loadPage, markRead, refreshList } from './load-notifications.ts';
import { beginNotifications, storeCounts, storePage, readNotifications } from './notifications-store.ts';
import type { Notification } from '../contract.ts';

vi.mock('#lib/client/call-operation.ts', () => ({ callOperation: vi.fn() }));
const server = vi.mocked(callOperation);

const one = (bookingId: string) => ({ bookingId, isRead: false }) as Notification;
const unread = { approvals: 1, travelRequests: 0, tripReminders: 0 };

beforeEach(() => {
  server.mockReset();
  beginNotifications('usr_meera', 'cmp_kaveri');
});

it('[8.3] a start that fails leaves counts of 0, a later look leaves the last ones', async () => {
  server.mockRejectedValue(new Error('offline'));
  await initialiseNotifications({ userId: 'usr_new', companyId: 'cmp_kaveri' });
  expect(readNotifications().notificationCount).toBe(0);
  storeCounts({ notificationCount: 1, unread });
  await initialiseNotifications({ userId: 'usr_new', companyId: 'cmp_kaveri' });
  expect(readNotifications().notificationCount).toBe(1);
});

it('[8.2] a failed fetch empties the list, and trying again fills it', async () => {
  storePage('approvals', 1, { response: [one('bkg_1')], count: 1 });
  server.mockRejectedValueOnce(new Error('offline'));
  await refreshList('approvals');
  expect(readNotifications().lists.approvals).toMatchObject({ items: [], status: 'failed' });
  server.mockResolvedValueOnce({ response: [one('bkg_1')], count: 1, notificationCount: 1, unread });
  await refreshList('approvals');
  expect(readNotifications().lists.approvals).toMatchObject({ items: [{ bookingId: 'bkg_1' }], status: 'loaded' });
});

it('[5.7] of two fetches under way the later one counts, whichever answers first', async () => {
  let answerFirst: (page: object) => void = () => undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  server.mockResolvedValueOnce({ response: [one('bkg_new')], count: 1, notificationCount: 1, unread });
  const first = loadPage('approvals', 1);
  await loadPage('approvals', 1);
  answerFirst({ response: [one('bkg_old')], count: 1, notificationCount: 1, unread });
  await first;
  expect(readNotifications().lists.approvals.items.map(({ bookingId }) => bookingId)).toEqual(['bkg_new']);
});

it('[4.12] a mark that the server refuses throws, and has the lists fetched again', async () => {
  storePage('approvals', 1, { response: [one('bkg_1')], count: 1 });
  const { changes } = readNotifications();
  server.mockRejectedValueOnce(new Error('offline'));
  await expect(markRead('usr_meera', 'bkg_1')).rejects.toThrow('offline');
  expect(readNotifications().changes).toBe(changes + 1);
});

it.each(['before', 'during'])('[4.12] a fetch from %s “all read” does not bring back what it emptied', async (when) => {
  storePage('approvals', 1, { response: [one('bkg_1')], count: 1 });
  const { changes } = readNotifications();
  const answers: ((answer: object) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => answers.push(resolve)) as never);
  const fetches = when === 'before' ? [refreshList('approvals')] : [];
  const marked = markRead('usr_meera', 'All');
  if (when === 'during') fetches.push(refreshList('approvals'));
  const [fetchAt, markAt] = when === 'before' ? [0, 1] : [1, 0];
  answers[markAt]?.({ notificationCount: 0, unread: { ...unread, approvals: 0 } });
  await marked;
  answers[fetchAt]?.({ response: [one('bkg_1')], count: 1, notificationCount: 1, unread });
  await Promise.all(fetches);
  expect(readNotifications()).toMatchObject({ notificationCount: 0, lists: { approvals: { items: [] } } });
  expect(readNotifications().changes).toBe(changes + 1);
});

it('[8.3] a list that was loaded before the start is fetched again, not left as loading', async () => {
  const { changes } = readNotifications();
  storePage('approvals', 1, { response: [], count: 0 });
  server.mockResolvedValueOnce({ response: [], count: 0, notificationCount: 0, unread: { ...unread, approvals: 0 } });
  await initialiseNotifications({ userId: 'usr_later', companyId: 'cmp_kaveri' });
  expect(readNotifications().lists.approvals.status).toBe('idle');
  expect(readNotifications().changes).toBeGreaterThan(changes);
});
