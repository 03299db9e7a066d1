import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../../contract.ts';
import { payInstalment, release } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

/** Opens the checkout of a later payment; the one that is open already gives the same address. */
export function usePayInstalment() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.payInstalment>) =>
      callOperation(payInstalment, { body, key: randomId() }),
    onSuccess: ({ booking, checkoutUrl }) => {
      keep(booking);
      window.location.assign(checkoutUrl);
    },
  });
}

/** Leaves a later payment that is open at the checkout: nothing is charged, and it is still due. */
export function useLeaveInstalment() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (bookingId: string) => callOperation(release, { body: { bookingId }, key: randomId() }),
    onSuccess: keep,
  });
}
