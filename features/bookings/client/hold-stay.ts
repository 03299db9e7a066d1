import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { hold, release } from './calls.ts';
import { useCacheBooking } from './use-booking.ts';

/** Holds the room at the total that was accepted. */
export function useHold() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; acceptedTotal: number }) =>
      callOperation(hold, { body, key: `hold-${body.bookingId}-${body.acceptedTotal}` }),
    onSuccess: keep,
  });
}

/** Releases a held room. */
export function useRelease() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (bookingId: string) => callOperation(release, { body: { bookingId }, key: `release-${bookingId}` }),
    onSuccess: keep,
  });
}
