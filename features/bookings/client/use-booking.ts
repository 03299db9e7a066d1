import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BookingView } from '../contract.ts';
import { details } from './calls.ts';

/** States in which bank, hotel or airline is at work: the screen polls. */
const WAITING: readonly BookingView['state'][] = [
  'paying',
  'confirming',
  'unknown',
  'paying_change',
  'amending',
  'cancelling',
];
const ASK_AGAIN_MS = 2000;

export const bookingOptions = (bookingId: string, again?: (booking: BookingView) => number | false) =>
  queryOptions({
    queryKey: ['bookings', 'one', bookingId],
    queryFn: ({ signal }) => callOperation(details, { query: { bookingId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && WAITING.includes(data.state) ? ASK_AGAIN_MS : data && again ? again(data) : false,
  });

/**
 * One booking of the person in this tab, polled every two seconds while it is being confirmed, and otherwise as `again`
 * says. A booked one is stored for reading offline.
 */
export function useBooking(bookingId: string, again?: (booking: BookingView) => number | false) {
  const query = useQuery(bookingOptions(bookingId, again));
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // a code: it is or was booked
    if (data?.confirmationCode)
      void import('./offline-trips.ts')
        .then(({ cacheBooking }) => cacheBooking(data, dataUpdatedAt))
        .catch(() => undefined);
  }, [data, dataUpdatedAt]);
  return query;
}

/**
 * Stores the booking a mutation answered with; invalidates the lists. A read that began before is cancelled: its answer may
 * be older, and would show the booking as it was.
 */
export function useCacheBooking(): (booking: BookingView) => void {
  const client = useQueryClient();
  return (booking) => {
    const { queryKey } = bookingOptions(booking._id);
    void client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, booking);
    void client.invalidateQueries({ queryKey: ['bookings', 'list'] });
  };
}
