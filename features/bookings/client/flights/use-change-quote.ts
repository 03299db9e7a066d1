import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changeFlightQuote } from '../calls.ts';

/** What another flight costs on one direction; null asks nothing yet. */
export const useChangeQuote = (bookingId: string, bound: number, offer: string | null) =>
  useQuery({
    queryKey: ['bookings', 'change-flight-quote', bookingId, bound, offer],
    enabled: offer !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callOperation(changeFlightQuote, { query: { bookingId, bound: String(bound), offer: offer ?? '' }, signal }),
  });
