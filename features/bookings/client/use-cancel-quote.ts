import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { cancelQuote } from './calls.ts';

/**
 * What comes back if these rooms of a stay, or all of a booking (`null`), are cancelled now; asked anew each time it is
 * shown, and not at all for no rooms.
 */
export function useCancelQuote(bookingId: string, chosen: readonly number[] | null) {
  const rooms = chosen?.join(',');
  return useQuery({
    queryKey: ['bookings', 'cancel-quote', bookingId, rooms ?? 'all'],
    enabled: chosen === null || chosen.length > 0,
    staleTime: 0,
    queryFn: ({ signal }) => callOperation(cancelQuote, { query: { bookingId, rooms }, signal }),
  });
}
