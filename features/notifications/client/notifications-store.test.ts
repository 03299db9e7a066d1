import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '../contract.ts';
import {
  beginNotifications,
  countsFailed,
  storeCounts,
  storePage,
  listFailed,
  markAllRead,
  markOneRead,
  readNotifications,
} from './notifications-store.ts';

const one = (bookingId: string, isRead = false) => ({ bookingId, isRead }) as Notification;
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => one(`bkg_${from + at}`));
const counts = (approvals: number, travelRequests = 0, tripReminders = 0) => ({
  notificationCount: approvals + travelRequests + tripReminders,
  unread: { approvals, travelRequests, tripReminders },
});

beforeEach(() => beginNotifications('usr_meera', 'cmp_kaveri'));

describe('[3.12] notifications in this tab', () => {
  it('[5.7] pages are appended to their list while there are more', () => {
    storePage('approvals', 1, { response: many(1, 10), count: 12 });
    expect(readNotifications().lists.approvals).toMatchObject({ pageNo: 1, hasMore: true, count: 12 });
    storePage('approvals', 2, { response: many(10, 3), count: 12 }); // one moved to the next page meanwhile
    const { items, hasMore, pageNo } = readNotifications().lists.approvals;
    expect([items.length, hasMore, pageNo]).toEqual([12, false, 2]);
    expect(readNotifications().lists.travelRequests).toMatchObject({ items: [], status: 'idle' });
  });

  it('[4.12] reading one marks it and lowers the count by one, once, and never below 0', () => {
    storePage('approvals', 1, { response: [one('bkg_1'), one('bkg_2', true)], count: 2 });
    storeCounts(counts(1));
    for (const id of ['bkg_1', 'bkg_1', 'bkg_2', 'bkg_unknown']) markOneRead(id);
    expect(readNotifications()).toMatchObject(counts(0));
    expect(readNotifications().lists.approvals.items.map(({ isRead }) => isRead)).toEqual([true, true]);
    storePage('approvals', 1, { response: [one('bkg_3')], count: 1 });
    markOneRead('bkg_3');
    expect(readNotifications().notificationCount).toBe(0);
  });

  it('[4.12] reading all empties approvals and travel requests; reminders stay, read', () => {
    for (const list of ['approvals', 'travelRequests', 'tripReminders'] as const)
      storePage(list, 1, { response: [one(`bkg_${list}`)], count: 1 });
    storeCounts(counts(1, 1, 1));
    markAllRead();
    const { lists, notificationCount } = readNotifications();
    expect([lists.approvals.items, lists.travelRequests.items, notificationCount]).toEqual([[], [], 0]);
    expect(lists.tripReminders.items).toMatchObject([{ isRead: true }]);
  });

  it('[8.2] a list that could not be fetched is empty and failed, and the others stay', () => {
    for (const list of ['approvals', 'travelRequests'] as const)
      storePage(list, 1, { response: [one('bkg_1')], count: 1 });
    listFailed('approvals');
    expect(readNotifications().lists).toMatchObject({
      approvals: { items: [], count: 0, hasMore: false, status: 'failed' },
      travelRequests: { items: [{ bookingId: 'bkg_1' }], status: 'loaded' },
    });
  });

  it('[8.3] without a person or a company it cannot begin, and a failed start leaves counts of 0', () => {
    storeCounts(counts(3));
    countsFailed();
    expect(readNotifications()).toMatchObject(counts(0));
    storeCounts(counts(3));
    expect(() => beginNotifications(undefined, 'cmp_kaveri')).toThrow('User id is missing');
    expect(() => beginNotifications('usr_meera', undefined)).toThrow('Corporate details are missing');
    expect(readNotifications()).toMatchObject(counts(0));
  });
});
