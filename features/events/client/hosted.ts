import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
import { deskEvents, hosted, listHosted, operatedEvents, registrations } from './calls.ts';

/** Query key of the events that a person hosts; invalidated when one is made, changed or cancelled. */
export const HOSTED = ['events', 'hosted'] as const;
/** Query key of the desk's events; invalidated after a decision. */
export const DESK_EVENTS = ['desk-events'] as const;

/** How often the desk's events are read anew while no live updates arrive. */
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

/** A page of travellers' events at the desk. */
export function useDeskEvents(show: DeskEventsShown, pageNo: number) {
  const refetchInterval = useLiveInterval(DESK_EVENTS, changesOf(deskEvents, { show }), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_EVENTS, show, pageNo],
    queryFn: ({ signal }) => callOperation(deskEvents, { query: { show, pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** The operator's events at the desk. */
export function useOperatedEvents() {
  const refetchInterval = useLiveInterval(DESK_EVENTS, changesOf(operatedEvents), ASK_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_EVENTS, 'ours'],
    queryFn: ({ signal }) => callOperation(operatedEvents, { signal }),
    refetchInterval,
  });
}
