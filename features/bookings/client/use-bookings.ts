import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { timesAgain } from '../rules/schedule-changes.ts';
import { list } from './calls.ts';

export type When = 'upcoming' | 'past' | 'cancelled';
export const PAGE_SIZE = 10;

export const bookingsOptions = (when: When, pageNo: number) =>
  queryOptions({
    queryKey: ['bookings', 'list', when, pageNo],
    queryFn: ({ signal }) =>
      callOperation(list, {
        body: { when, pageNo, pageSize: PAGE_SIZE, sortBy: when === 'upcoming' ? 'asc' : 'desc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data && timesAgain(data.response, Date.now()),
  });

/** One page of the person's bookings with the count of each tab. */
export const useBookings = (when: When, pageNo: number) => useQuery(bookingsOptions(when, pageNo));
