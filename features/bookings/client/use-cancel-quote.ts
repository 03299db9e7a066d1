import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { cancelQuote } from './calls.ts';

/** What comes back if these rooms of a stay are cancelled now; asked anew each time it is shown, and not at all for none. */
export function useCancelQuote(bookingId: string, chosen: readonly number[]) {
  const rooms = chosen.join(',');
  return useQuery({
    queryKey: ['bookings', 'cancel-quote', bookingId, rooms],
    enabled: chosen.length > 0,
    staleTime: 0,
    queryFn: ({ signal }) => callOperation(cancelQuote, { query: { bookingId, rooms }, signal }),
  });
}
