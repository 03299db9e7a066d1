import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { withdrawFlightChange } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Withdraws the request for a change of a flight. */
export function useWithdrawChange() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (bookingId: string) => callOperation(withdrawFlightChange, { body: { bookingId }, key: randomId() }),
    onSuccess: keep,
  });
}
