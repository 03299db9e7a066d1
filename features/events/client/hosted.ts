import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { deskEvents, hosted, listHosted, operatedEvents, registrations } from './calls.ts';

/** Query key of the events that a person hosts; invalidated when one is made, changed or cancelled. */
export const HOSTED = ['events', 'hosted'] as const;
/** Query key of the desk's events; invalidated after a decision. */
export const DESK_EVENTS = ['desk-events'] as const;

const ASK_AGAIN_MS = 10_000;

/** The events that the person hosts. */
export const hostedEventsOptions = queryOptions({
  queryKey: [...HOSTED, 'list'],
  queryFn: ({ signal }) => callOperation(listHosted, { signal }),
  staleTime: 0,
});

/** One of them. */
export const hostedEventOptions = (code: string) =>
  queryOptions({
    queryKey: [...HOSTED, 'one', code],
    queryFn: ({ signal }) => callOperation(hosted, { query: { code }, signal }),
    staleTime: 0,
  });

/** A page of who is registered for it. */
export const registrationsOptions = (code: string, pageNo: number) =>
  queryOptions({
    queryKey: [...HOSTED, 'registrations', code, pageNo],
    queryFn: ({ signal }) => callOperation(registrations, { query: { code, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export type DeskEventsShown = 'reported' | 'newest';

/** The list is read anew while it is looked at: staff have no live updates. */
export const deskEventsOptions = (show: DeskEventsShown, pageNo: number) =>
  queryOptions({
    queryKey: [...DESK_EVENTS, show, pageNo],
    queryFn: ({ signal }) => callOperation(deskEvents, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_AGAIN_MS,
  });

/** The operator's events at the desk, read anew as above. */
export const operatedEventsOptions = queryOptions({
  queryKey: [...DESK_EVENTS, 'ours'],
  queryFn: ({ signal }) => callOperation(operatedEvents, { signal }),
  refetchInterval: ASK_AGAIN_MS,
});
