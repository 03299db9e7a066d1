import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { pay } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Reopens the checkout of a change that is not paid yet. */
export function usePayChange() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; expectedTotal: number }) => callOperation(pay, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}
