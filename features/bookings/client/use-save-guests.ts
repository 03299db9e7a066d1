import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { saveGuests } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';
import { randomId } from '#lib/shared/random-id.ts';

/** Saves guests, contact, requests and tax numbers. */
export function useSaveGuests() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.saveGuests>) => callOperation(saveGuests, { body, key: randomId() }),
    onSuccess: keep,
  });
}
