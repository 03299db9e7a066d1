import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { cancelFlightQuote } from '../calls.ts';

export type CancelledPart = { bounds: number[]; passengers: number[] };

/** The refund if these passengers cancel these bounds now; refetched whenever it is shown. */
export function useCancelFlightQuote(bookingId: string, { bounds, passengers }: CancelledPart) {
  const query = { bookingId, bounds: bounds.join(','), passengers: passengers.join(',') };
  return useQuery({
    queryKey: ['bookings', 'cancel-flight-quote', query],
    enabled: bounds.length > 0 && passengers.length > 0,
    staleTime: 0,
    queryFn: ({ signal }) => callOperation(cancelFlightQuote, { query, signal }),
  });
}
