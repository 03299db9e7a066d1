import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { calendarFeed, endCalendarFeed, makeCalendarFeed } from './calls.ts';

const feedOptions = queryOptions({
  queryKey: ['bookings', 'calendar-feed'],
  queryFn: ({ signal }) => callOperation(calendarFeed, { signal }),
});

/** Whether the person has a calendar address. */
export const useCalendarFeed = () => useQuery(feedOptions);

/** Makes an address, in place of an earlier one; the answer is the only one that contains it. */
export function useMakeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOperation(makeCalendarFeed, { body: {} }),
    onSuccess: ({ createdAt }) => client.setQueryData(feedOptions.queryKey, { feed: { createdAt, readAt: null } }),
  });
}

/** Ends the address. */
export function useEndCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOperation(endCalendarFeed, { body: {} }),
    onSuccess: () => client.setQueryData(feedOptions.queryKey, { feed: null }),
  });
}
