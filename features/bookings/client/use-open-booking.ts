import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { hold, quote } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';

export type AskedRoom = BodyInput<typeof contract.quote>;

/**
 * Checks the price with the supplier and, when nothing changed since the traveller saw it, holds the room. `key` names
 * this attempt: a reload repeats it and finds the same booking.
 */
export function useOpenBooking() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: async ({ room, key }: { room: AskedRoom; key: string }) => {
      const booking = await callOperation(quote, { body: room, key: `quote-${key}` });
      if (booking.change || booking.state !== 'quoted') return booking;
      return callOperation(hold, { body: { bookingId: booking._id, acceptedTotal: booking.total }, key: `hold-${key}` });
    },
    onSuccess: keep,
  });
}
