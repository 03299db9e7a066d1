import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, useLiveInterval } from '#lib/client/use-changes.ts';
import { deskBooking, deskBookings } from './calls.ts';

/** Query key of the desk's bookings; invalidated after an action of staff. */
export const DESK_BOOKINGS = ['desk-bookings'] as const;

/** How often a list, and a booking that is looked at, is read anew while no live updates arrive. */
const LIST_AGAIN_MS = 10_000;
const ONE_AGAIN_MS = 3000;

/** A page of the bookings that need a person. */
export function useDeskBookings(pageNo: number) {
  const refetchInterval = useLiveInterval([...DESK_BOOKINGS, 'list'], changesOf(deskBookings), LIST_AGAIN_MS);
  return useQuery({
    queryKey: [...DESK_BOOKINGS, 'list', pageNo],
    queryFn: ({ signal }) => callOperation(deskBookings, { query: { pageNo: String(pageNo) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/**
 * One booking. Live updates tell of those that need a person; one whose supplier is being asked in the normal course is
 * read anew every few seconds.
 */
export function useDeskBooking(bookingId: string) {
  const queryKey = [...DESK_BOOKINGS, 'one', bookingId];
  const query = { bookingId };
  const interval = useLiveInterval(queryKey, changesOf(deskBooking, query), ONE_AGAIN_MS);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callOperation(deskBooking, { query, signal }),
    refetchInterval: ({ state: { data } }) => (data?.asked && data.reason === null ? ONE_AGAIN_MS : interval),
  });
}
