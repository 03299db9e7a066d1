import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { hold } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';

/** Holds the room at the total that was accepted. */
export function useHold() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; acceptedTotal: number }) =>
      callOperation(hold, { body, key: `hold-${body.bookingId}-${body.acceptedTotal}` }),
    onSuccess: keep,
  });
}
