import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { usePolling } from '#lib/client/live-updates.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
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

/** A page of the desk's list, which follows what others do. */
export function useDeskTransport(show: DeskShown, pageNo: number) {
  const refetchInterval = useLiveInterval([...DESK_TRANSPORT, 'list'], changesOf(deskTransportRequests), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_TRANSPORT, 'list', show, pageNo],
    queryFn: ({ signal }) => callOperation(deskTransportRequests, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** One request at the desk. */
export function useDeskRequest(companyId: string, bookingId: string) {
  const queryKey = [...DESK_TRANSPORT, 'one', bookingId];
  const query = { companyId, bookingId };
  const refetchInterval = useLiveInterval(queryKey, changesOf(deskTransportRequest, query), ASK_AGAIN_MS);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callOperation(deskTransportRequest, { query, signal }),
    refetchInterval,
  });
}
