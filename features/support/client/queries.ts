import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
import { deskEnquiries, openTicket } from './calls.ts';

/** Query key of the desk's enquiries; invalidated after an answer. */
export const DESK_ENQUIRIES = ['desk-enquiries'] as const;

/** How often the list is read anew while no live updates arrive. */
const ASK_AGAIN_MS = 10_000;

export type EnquiriesShown = 'open' | 'answered';

/** A page of the desk's list. */
export function useDeskEnquiries(show: EnquiriesShown, pageNo: number) {
  const refetchInterval = useLiveInterval(DESK_ENQUIRIES, changesOf(deskEnquiries, { show }), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_ENQUIRIES, show, pageNo],
    queryFn: ({ signal }) => callOperation(deskEnquiries, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Query key of the messages that a link opens; invalidated after a follow-up. */
export const TICKET = ['ticket'] as const;

/** The messages that the token of a link opens. */
export const ticketOptions = (token: string) =>
  queryOptions({
    queryKey: [...TICKET, token],
    queryFn: ({ signal }) => callOperation(openTicket, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
  });
