import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { companyQuote, quote } from './calls.ts';
import { holdAsShown, holdAtWork } from './hold-as-shown.ts';
import { useKeepBooking } from './use-booking.ts';

/** A room chosen for oneself, or by a party of a company. */
export type RoomQuoteInput = BodyInput<typeof contract.quote> & {
  party?: BodyInput<typeof contract.companyQuote>['party'];
};

/**
 * Checks the price with the supplier and, when nothing changed since the traveller saw it, holds the room. `key` names
 * this attempt: a reload repeats it and finds the same booking.
 */
export function useOpenBooking() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: async ({ asked: { party, ...room }, key }: { asked: RoomQuoteInput; key: string }) =>
      party
        ? holdAtWork(await callOperation(companyQuote, { body: { ...room, party }, key: `quote-${key}` }), key)
        : holdAsShown(await callOperation(quote, { body: room, key: `quote-${key}` }), key),
    onSuccess: keep,
  });
}
