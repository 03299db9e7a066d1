import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { companyQuote } from './company/calls.ts';
import { quote } from './calls.ts';
import { holdAsShown, holdAtWork } from './hold-as-shown.ts';
import { useCacheBooking } from './use-booking.ts';

/** A selected room, for the person themselves or for a party of a company. */
export type RoomQuoteInput = BodyInput<typeof contract.quote> & {
  party?: BodyInput<typeof contract.companyQuote>['party'];
};

/**
 * Checks the price with the supplier and, when nothing changed since it was shown, holds the room. `key` is the
 * idempotency key of this attempt: a reload finds the same booking.
 */
export function useOpenBooking() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: async ({ asked: { party, ...room }, key }: { asked: RoomQuoteInput; key: string }) =>
      party
        ? holdAtWork(await callOperation(companyQuote, { body: { ...room, party }, key: `quote-${key}` }), key)
        : holdAsShown(await callOperation(quote, { body: room, key: `quote-${key}` }), key),
    onSuccess: keep,
  });
}
