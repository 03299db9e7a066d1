import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedRequest } from '#features/approvals/contract.ts';
import {
  approvalsFailed,
  beginApprovals,
  storeApprovals,
  storeCounts,
  markAllRead,
  markOneRead,
  readApprovals,
  refreshApprovals,
} from './approvals-store.ts';

const request = (bookingId: string, isRead = false) => ({ bookingId, isRead }) as ListedRequest;
const page = (response: ListedRequest[], over: object = {}) => ({
  response,
  count: response.length,
  notificationCount: 2,
  approvalCount: 1,
  ...over,
});

beforeEach(() => beginApprovals('usr_meera', 'cmp_kaveri'));

describe('[3.13] approvals in this tab', () => {
  it('keep each type in its list, with its count; the badge is what waits', () => {
    storeApprovals(4, page([request('bkg_1')], { count: 7 }));
    storeApprovals(1, page([request('bkg_2'), request('bkg_3')]));
    expect(readApprovals()).toMatchObject({
      count: 1,
      notificationCount: 2,
      counts: { 1: 2, 2: 0, 4: 7 },
      status: 'loaded',
    });
    expect([readApprovals().approvalsData.length, readApprovals().data.length]).toEqual([1, 2]);
  });

  it('[8.1] [8.2] what could not be fetched is empty and failed, and the other list stays', () => {
    storeApprovals(4, page([request('bkg_1')]));
    storeApprovals(1, page([request('bkg_2')]));
    approvalsFailed(4);
    expect(readApprovals()).toMatchObject({
      approvalsData: [],
      data: [{ bookingId: 'bkg_2' }],
      counts: { 1: 1, 4: 0 },
      status: 'failed',
    });
  });

  it('[8.3] without a person or a company it cannot begin: counts 0, and it says why', () => {
    storeApprovals(4, page([request('bkg_1')]));
    expect(() => beginApprovals(undefined, 'cmp_kaveri')).toThrow('User id is missing');
    expect(readApprovals()).toMatchObject({ count: 0, notificationCount: 0 });
    expect(() => beginApprovals('usr_meera', undefined)).toThrow('Corporate details are missing');
  });

  it('[4.12] reading one lowers the count by one, once, and never below 0', () => {
    storeApprovals(4, page([request('bkg_1'), request('bkg_2', true)], { notificationCount: 1 }));
    for (const id of ['bkg_1', 'bkg_1', 'bkg_2', 'bkg_unknown']) markOneRead(id);
    expect(readApprovals()).toMatchObject({
      notificationCount: 0,
      approvalsData: [{ isRead: true }, { isRead: true }],
    });
    storeApprovals(4, page([request('bkg_1')], { notificationCount: 0 }));
    markOneRead('bkg_1');
    expect(readApprovals().notificationCount).toBe(0);
  });

  it('[4.12] reading all empties both lists; what waits still waits', () => {
    storeApprovals(4, page([request('bkg_1')]));
    storeApprovals(1, page([request('bkg_2')]));
    markAllRead();
    expect(readApprovals()).toMatchObject({ data: [], approvalsData: [], notificationCount: 0, count: 1 });
  });

  it('[3.13] a change elsewhere asks for one category anew, until it is read', () => {
    refreshApprovals(2);
    expect(readApprovals().refresh).toEqual({ 1: false, 2: true });
    storeApprovals(1, page([]));
    expect(readApprovals().refresh).toEqual({ 1: false, 2: false });
    storeCounts({ approvalCount: 4, notificationCount: 5 });
    expect(readApprovals()).toMatchObject({ count: 4, notificationCount: 5 });
  });
});
