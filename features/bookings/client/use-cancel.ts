import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { cancel } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';

/** Cancels at the refund that was shown. */
export function useCancel() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.cancel>) =>
      callOperation(cancel, {
        body,
        key: `cancel-${[body.bookingId, body.rooms?.join('.') ?? 'all', body.expectedRefund, body.refundTo].join('-')}`,
      }),
    onSuccess: keep,
  });
}
