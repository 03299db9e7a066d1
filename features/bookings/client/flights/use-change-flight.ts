import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { changeFlight } from '../calls.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { useKeepBooking } from '../use-booking.ts';

/**
 * Changes one bound to another flight at the difference that was shown. Gives the checkout's address, or null when
 * nothing is left to pay.
 */
export function useChangeFlight() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.changeFlight>) =>
      callOperation(changeFlight, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}
