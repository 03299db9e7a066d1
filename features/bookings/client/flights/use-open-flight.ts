import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { companyFlightQuote } from '../company/calls.ts';
import { quoteFlight } from '../calls.ts';
import { holdAsShown, holdAtWork } from '../hold-as-shown.ts';
import { useCacheBooking } from '../use-booking.ts';

/** Selected flights, for the person themselves or for travellers of a company. */
export type FlightQuoteInput = BodyInput<typeof contract.quoteFlight> & {
  travellers?: BodyInput<typeof contract.companyFlightQuote>['party'];
};

/**
 * Checks price and times with the airlines and, when nothing changed since they were shown, holds the flights. `key` is
 * the idempotency key of this attempt: a reload finds the same booking.
 */
export function useOpenFlight() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: async ({ asked: { travellers, party, ...flights }, key }: { asked: FlightQuoteInput; key: string }) =>
      travellers
        ? holdAtWork(
            await callOperation(companyFlightQuote, { body: { ...flights, party: travellers }, key: `quote-${key}` }),
            key,
          )
        : holdAsShown(await callOperation(quoteFlight, { body: { ...flights, party }, key: `quote-${key}` }), key),
    onSuccess: keep,
  });
}
