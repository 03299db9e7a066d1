import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BookingView } from '../contract.ts';
import { details } from './calls.ts';

/** States in which somebody else is at work: the screen asks again by itself. */
const WAITING: readonly BookingView['state'][] = [
  'paying',
  'confirming',
  'unknown',
  'paying_change',
  'amending',
  'cancelling',
];
const ASK_AGAIN_MS = 2000;

export const bookingOptions = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', bookingId],
    queryFn: ({ signal }) => callOperation(details, { query: { bookingId }, signal }),
    refetchInterval: ({ state }) => (state.data && WAITING.includes(state.data.state) ? ASK_AGAIN_MS : false),
  });

/** One booking of the person in this tab, asked again every two seconds while it waits on the bank or the hotel. */
export const useBooking = (bookingId: string) => useQuery(bookingOptions(bookingId));

/** Takes over a booking that a mutation answered with; lists are asked again. */
export function useKeepBooking(): (booking: BookingView) => void {
  const client = useQueryClient();
  return (booking) => {
    client.setQueryData(bookingOptions(booking._id).queryKey, booking);
    void client.invalidateQueries({ queryKey: ['bookings', 'list'] });
  };
}
