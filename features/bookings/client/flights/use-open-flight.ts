import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import { hold, quoteFlight } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

export type AskedFlights = BodyInput<typeof contract.quoteFlight>;

/**
 * Checks price and times with the airlines and, when nothing changed since the traveller saw them, holds the flights.
 * `key` names this attempt: a reload repeats it and finds the same booking.
 */
export function useOpenFlight() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: async ({ flights, key }: { flights: AskedFlights; key: string }) => {
      const booking = await callOperation(quoteFlight, { body: flights, key: `quote-${key}` });
      if (booking.change || booking.state !== 'quoted') return booking;
      return callOperation(hold, { body: { bookingId: booking._id, acceptedTotal: booking.total }, key: `hold-${key}` });
    },
    onSuccess: keep,
  });
}
