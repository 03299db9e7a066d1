import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { cancel, cancelQuote } from './calls.ts';
import { useCacheBooking } from './use-booking.ts';

/** Cancels at the refund that was shown. */
export function useCancel() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.cancel>) =>
      callOperation(cancel, {
        body,
        key: `cancel-${[body.bookingId, body.rooms?.join('.') ?? 'all', body.expectedRefund, body.refundTo].join('-')}`,
      }),
    onSuccess: keep,
  });
}

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
