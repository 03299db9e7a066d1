import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { usePolling } from '#lib/client/live-updates.ts';
import { deskTransportRequest, deskTransportRequests, transportRequest, transportRequests } from './calls.ts';

/** Query keys of everything about transport, and of the desk's view of it; invalidated after a change. */
export const TRANSPORT = ['transport'] as const;
export const DESK_TRANSPORT = ['desk-transport'] as const;

/** Polling interval while the desk works and no live updates arrive. */
const ASK_AGAIN_MS = 10_000;

export const myTransportOptions = (pageNo: number) =>
  queryOptions({
    queryKey: [...TRANSPORT, 'list', pageNo],
    queryFn: ({ signal }) => callOperation(transportRequests, { query: { pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
  });

/** One request, for who asked and who travels. */
export function useTransportRequest(bookingId: string) {
  const refetchInterval = usePolling(ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...TRANSPORT, 'one', bookingId],
    queryFn: ({ signal }) => callOperation(transportRequest, { query: { bookingId }, signal }),
    refetchInterval,
  });
}

export type DeskShown = 'waiting' | 'open' | 'ended';

/** The desk's list is read anew while it is looked at: staff have no live updates. */
export const deskTransportOptions = (show: DeskShown, pageNo: number) =>
  queryOptions({
    queryKey: [...DESK_TRANSPORT, 'list', show, pageNo],
    queryFn: ({ signal }) => callOperation(deskTransportRequests, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  });

export const deskOneOptions = (companyId: string, bookingId: string) =>
  queryOptions({
    queryKey: [...DESK_TRANSPORT, 'one', bookingId],
    queryFn: ({ signal }) => callOperation(deskTransportRequest, { query: { companyId, bookingId }, signal }),
    refetchInterval: ASK_AGAIN_MS,
  });
