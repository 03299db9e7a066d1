import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changeFlightQuote } from '../calls.ts';

/** The cost of changing one bound to another flight; null disables the query. */
export const useChangeQuote = (bookingId: string, bound: number, offer: string | null) =>
  useQuery({
    queryKey: ['bookings', 'change-flight-quote', bookingId, bound, offer],
    enabled: offer !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callOperation(changeFlightQuote, { query: { bookingId, bound: String(bound), offer: offer ?? '' }, signal }),
  });
