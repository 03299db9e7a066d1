import { create } from 'zustand';
import type { ListedRequest, RequestType } from '#features/approvals/contract.ts';

/** What the list of 7.12 answers with. */
type Page = { response: ListedRequest[]; count: number; notificationCount: number; approvalCount: number };

/** 3.13: approvals as this tab knows them. `counts` is by request type; `refresh` says which travel category (1, 2) is to be read anew. */
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
  counts: { 1: 0, 2: 0, 4: 0 },
  refresh: { 1: false, 2: false },
  status: 'idle',
};

const store = create<ApprovalsState>(() => NOTHING);

export const useApprovals = <Part>(select: (state: ApprovalsState) => Part): Part => store(select);
export const readApprovals = (): ApprovalsState => store.getState();

const listOf = (type: RequestType) => (type === 4 ? ('approvalsData' as const) : ('data' as const));

/** A page arrived. */
export function keepApprovals(type: RequestType, { response, count, notificationCount, approvalCount }: Page): void {
  store.setState(({ counts }) => ({
    [listOf(type)]: response,
    counts: { ...counts, [type]: count },
    count: approvalCount,
    notificationCount,
    status: 'loaded',
    refresh: { 1: false, 2: false },
  }));
}

/** 8.1, 8.2: what could not be fetched is empty, and says that it failed. */
export function approvalsFailed(type: RequestType): void {
  store.setState(({ counts }) => ({ [listOf(type)]: [], counts: { ...counts, [type]: 0 }, status: 'failed' }));
}

/** 8.3: the store begins for somebody at a company. Whoever lacks either cannot have approvals; counts are then 0. */
export function beginApprovals(userId: string | undefined, companyId: string | undefined): void {
  store.setState(NOTHING);
  if (!userId) throw new Error('User id is missing');
  if (!companyId) throw new Error('Corporate details are missing');
}

/** 4.12: one is read: the count goes down by one if it is above 0. What was read already changes nothing. */
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

/** 4.12: all are read: the lists of approvals and of travel requests empty. */
export const markAllRead = (): void => store.setState({ data: [], approvalsData: [], notificationCount: 0 });

/** The server's own counts, after something was answered or read. */
export const keepCounts = ({
  approvalCount,
  notificationCount,
}: Pick<Page, 'approvalCount' | 'notificationCount'>): void =>
  store.setState({ count: approvalCount, notificationCount });

/** Something of this category changed elsewhere: whoever shows it reads it anew. */
export const refreshApprovals = (travelCategory: 1 | 2): void =>
  store.setState(({ refresh }) => ({ refresh: { ...refresh, [travelCategory]: true } }));

/** What changed elsewhere is being read. */
export const approvalsRefreshed = (): void => store.setState({ refresh: NOTHING.refresh });
