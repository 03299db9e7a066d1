import { create } from 'zustand';
import type { ListedRequest, RequestType } from '#features/approvals/contract.ts';

/** What the list of 7.12 answers with. */
type Page = { response: ListedRequest[]; count: number; notificationCount: number; approvalCount: number };

/**
 * The approvals of this tab (3.13). `counts` is per request type; `refresh` names the travel category (1, 2) to
 * refetch.
 */
export type ApprovalsState = {
  count: number;
  notificationCount: number;
  data: ListedRequest[];
  approvalsData: ListedRequest[];
  counts: Record<RequestType, number>;
  refresh: Record<1 | 2, boolean>;
  status: 'idle' | 'loaded' | 'failed';
};

const NOTHING: ApprovalsState = {
  count: 0,
  notificationCount: 0,
  data: [],
  approvalsData: [],
  counts: { 1: 0, 2: 0, 3: 0, 4: 0 },
  refresh: { 1: false, 2: false },
  status: 'idle',
};

const store = create<ApprovalsState>(() => NOTHING);

export const useApprovals = <Part>(select: (state: ApprovalsState) => Part): Part => store(select);
export const readApprovals = (): ApprovalsState => store.getState();

const listOf = (type: RequestType) => (type === 4 ? ('approvalsData' as const) : ('data' as const));

/** Appends a fetched page. */
export function storeApprovals(type: RequestType, { response, count, notificationCount, approvalCount }: Page): void {
  store.setState(({ counts }) => ({
    [listOf(type)]: response,
    counts: { ...counts, [type]: count },
    count: approvalCount,
    notificationCount,
    status: 'loaded',
    refresh: { 1: false, 2: false },
  }));
}

/** A failed fetch empties the list and marks it as failed (8.1, 8.2). */
export function approvalsFailed(type: RequestType): void {
  store.setState(({ counts }) => ({ [listOf(type)]: [], counts: { ...counts, [type]: 0 }, status: 'failed' }));
}

/**
 * Resets the store for a corporate user (8.3). Without a user id or an employee id there are no approvals and all
 * counts are 0.
 */
export function beginApprovals(userId: string | undefined, companyId: string | undefined): void {
  store.setState(NOTHING);
  if (!userId) throw new Error('User id is missing');
  if (!companyId) throw new Error('Corporate details are missing');
}

/**
 * Marks one request as read (4.12): lowers the count, never below 0. A request that is already read changes nothing.
 */
export function markOneRead(bookingId: string): void {
  const { data, approvalsData, notificationCount } = readApprovals();
  if ([...data, ...approvalsData].find((one) => one.bookingId === bookingId)?.isRead !== false) return;
  const read = (list: ListedRequest[]) =>
    list.map((one) => (one.bookingId === bookingId ? { ...one, isRead: true } : one));
  store.setState({
    data: read(data),
    approvalsData: read(approvalsData),
    notificationCount: Math.max(0, notificationCount - 1),
  });
}

/** Marks everything as read (4.12): empties the lists of approvals and of travel requests. */
export const markAllRead = (): void => store.setState({ data: [], approvalsData: [], notificationCount: 0 });

/** Takes the server's counts, after a request was answered or read. */
export const storeCounts = ({
  approvalCount,
  notificationCount,
}: Pick<Page, 'approvalCount' | 'notificationCount'>): void =>
  store.setState({ count: approvalCount, notificationCount });

/** Marks a travel category as changed elsewhere, so that screens that show it refetch. */
export const refreshApprovals = (travelCategory: 1 | 2): void =>
  store.setState(({ refresh }) => ({ refresh: { ...refresh, [travelCategory]: true } }));

/** Clears the mark once the refetch has begun. */
export const approvalsRefreshed = (): void => store.setState({ refresh: NOTHING.refresh });
