import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { cancelFlight } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Cancels passengers, bounds or everything at the refund that was shown. */
export function useCancelFlight() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.cancelFlight>) =>
      callOperation(cancelFlight, {
        body,
        key: `cancel-${body.bookingId}-${body.bounds?.join('.') ?? 'all'}-${body.passengers?.join('.') ?? 'all'}-${body.expectedRefund}-${body.refundTo}`,
      }),
    onSuccess: keep,
  });
}
