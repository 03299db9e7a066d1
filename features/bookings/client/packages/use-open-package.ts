import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { quotePackage } from '../calls.ts';
import { holdAsShown } from '../hold-as-shown.ts';
import { useCacheBooking } from '../use-booking.ts';

/** A selected departure with the rooms of the party. */
export type PackageQuoteInput = BodyInput<typeof contract.quotePackage>;

/**
 * Checks places and price with the tour operator and, when nothing changed since they were shown, holds the places.
 * `key` is the idempotency key of this attempt: a reload finds the same booking.
 */
export function useOpenPackage() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: async ({ asked, key }: { asked: PackageQuoteInput; key: string }) =>
      holdAsShown(await callOperation(quotePackage, { body: asked, key: `quote-${key}` }), key),
    onSuccess: keep,
  });
}
