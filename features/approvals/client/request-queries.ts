import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { usePolling } from '#lib/client/live-updates.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { approvalsFailed, storeApprovals } from '#features/approvals/client/approvals-store.ts';
import type { ApprovalStatus, RequestOrder, RequestType } from '../contract.ts';
import {
  absences,
  approvalAlternatives,
  approvalDetails,
  approvalList,
  approvalStatusOfTrip,
  linkAlternatives,
  openApprovalLink,
} from './calls.ts';

/** Query key of everything about requests; invalidated after an answer. */
export const REQUESTS = ['approvals'] as const;

const A_PAGE = 3; // 9.5
/** Polling interval while another person decides and no live updates arrive. */
const ASK_AGAIN_MS = 5000;

export type RequestListInput = {
  requestType: RequestType;
  pageNo: number;
  approvalStatus?: ApprovalStatus;
  searchKey?: string;
  travelCategory?: string;
  policy?: 'inside' | 'outside';
  orderBy?: RequestOrder;
  sortBy?: 'asc' | 'desc';
  pageSize?: number;
};

/** One page of requests, also written to the store (8.1 when it fails). */
export const approvalListOptions = (asked: RequestListInput) =>
  queryOptions({
    queryKey: [...REQUESTS, 'list', asked],
    queryFn: async ({ signal }) => {
      try {
        const page = await callOperation(approvalList, {
          query: {
            sortBy: 'desc',
            ...asked,
            requestType: String(asked.requestType),
            pageNo: String(asked.pageNo),
            pageSize: String(asked.pageSize ?? A_PAGE),
          },
          signal,
        });
        storeApprovals(asked.requestType, page);
        return page;
      } catch (error) {
        if (!signal.aborted) approvalsFailed(asked.requestType);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });

export const approvalDetailsOptions = (bookingId: string) =>
  queryOptions({
    queryKey: [...REQUESTS, 'one', bookingId],
    queryFn: ({ signal }) => callOperation(approvalDetails, { query: { bookingId }, signal }),
  });

/** The request of an email's link. Read once: the link is used up by the decision. */
export const linkedRequestOptions = (token: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['approval-link', token],
    queryFn: ({ signal }) => callOperation(openApprovalLink, { body: { token }, signal }),
    enabled: enabled && token !== '',
    retry: false,
    staleTime: Infinity,
  });

/** Cheaper options in policy at current prices; `token`: of an email's link, whose holder is not signed in. */
export const alternativesOptions = (bookingId: string, token?: string) =>
  queryOptions({
    queryKey: token === undefined ? [...REQUESTS, 'alternatives', bookingId] : ['approval-link', token, 'alternatives'],
    queryFn: ({ signal }) =>
      token === undefined
        ? callOperation(approvalAlternatives, { query: { bookingId }, signal })
        : callOperation(linkAlternatives, { body: { token }, signal }),
    staleTime: 60_000,
  });

/** The requester's view of a request; polled while it is pending. */
export function useApprovalStatus(companyId: string, bookingId: string) {
  const polling = usePolling(ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...REQUESTS, 'status', companyId, bookingId],
    queryFn: ({ signal }) => callOperation(approvalStatusOfTrip, { query: { companyId, bookingId }, signal }),
    refetchInterval: ({ state }) => state.data?.approvalStatus === 'pending' && polling,
  });
}

export const absencesOptions = () =>
  queryOptions({ queryKey: [...REQUESTS, 'absences'], queryFn: ({ signal }) => callOperation(absences, { signal }) });
