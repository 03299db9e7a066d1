import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { cancelFlight, cancelFlightQuote } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

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

/** Cancels passengers, bounds or everything at the refund that was shown. */
export function useCancelFlight() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.cancelFlight>) =>
      callOperation(cancelFlight, {
        body,
        key: `cancel-${body.bookingId}-${body.bounds?.join('.') ?? 'all'}-${body.passengers?.join('.') ?? 'all'}-${body.expectedRefund}-${body.refundTo}`,
      }),
    onSuccess: keep,
  });
}
