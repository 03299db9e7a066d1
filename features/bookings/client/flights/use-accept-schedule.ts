import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { acceptSchedule } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Accepts the airline's new times. */
export function useAcceptSchedule() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (bookingId: string) =>
      callOperation(acceptSchedule, { body: { bookingId }, key: `schedule-${bookingId}` }),
    onSuccess: keep,
  });
}
