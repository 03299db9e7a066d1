import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { deskEnquiries, openTicket } from './calls.ts';

/** Query key of the desk's enquiries; invalidated after an answer. */
export const DESK_ENQUIRIES = ['desk-enquiries'] as const;

const ASK_AGAIN_MS = 10_000;

export type EnquiriesShown = 'open' | 'answered';

/** The list is read anew while it is looked at: staff have no live updates. */
export const deskEnquiriesOptions = (show: EnquiriesShown, pageNo: number) =>
  queryOptions({
    queryKey: [...DESK_ENQUIRIES, show, pageNo],
    queryFn: ({ signal }) => callOperation(deskEnquiries, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  });

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
