import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import { pay, saveGuests } from './calls.ts';
import { useCacheBooking } from './use-booking.ts';

/** Saves guests, contact, requests and tax numbers. */
export function useSaveGuests() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.saveGuests>) => callOperation(saveGuests, { body, key: randomId() }),
    onSuccess: keep,
  });
}

export type Payment = { guests: BodyInput<typeof contract.saveGuests> } & Omit<
  BodyInput<typeof contract.pay>,
  'bookingId'
>;

/** Saves the guests, then starts the payment. Gives the checkout's address, or null when the wallet paid everything. */
export function usePay() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: async ({ guests, ...payment }: Payment) => {
      await callOperation(saveGuests, { body: guests, key: randomId() });
      return callOperation(pay, {
        body: { bookingId: guests.bookingId, ...payment },
        key: randomId(),
      });
    },
    onSuccess: ({ booking }) => keep(booking),
  });
}
