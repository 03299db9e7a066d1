import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { cancelQuote } from './calls.ts';

export const cancelQuoteOptions = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'cancel-quote', bookingId],
    queryFn: ({ signal }) => callOperation(cancelQuote, { query: { bookingId }, signal }),
    staleTime: 0,
  });

/** The refund if the booking is cancelled now; refetched whenever it is shown. */
export const useCancelQuote = (bookingId: string) => useQuery(cancelQuoteOptions(bookingId));
