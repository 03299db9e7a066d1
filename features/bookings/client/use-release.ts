import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { release } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';

/** Releases a held room. */
export function useRelease() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (bookingId: string) => callOperation(release, { body: { bookingId }, key: `release-${bookingId}` }),
    onSuccess: keep,
  });
}
