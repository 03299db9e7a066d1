import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type * as contract from '../contract.ts';
import type { BookingView } from '../contract.ts';
import { companyQuote, details, hold, quote } from './calls.ts';
import { useKeepBooking } from './use-booking.ts';

/** A room chosen for oneself, or by a party of a company. */
export type AskedRoom = BodyInput<typeof contract.quote> & { party?: BodyInput<typeof contract.companyQuote>['party'] };

/** The same for a company: what is outside its policy, or changed since it was shown, is looked at before it is held. */
async function openForCompany(body: BodyInput<typeof contract.companyQuote>, key: string): Promise<BookingView> {
  const { bookingId, change, inPolicy } = await callOperation(companyQuote, { body, key: `quote-${key}` });
  const booking = await callOperation(details, { query: { bookingId } });
  if (change || !inPolicy || booking.state !== 'quoted') return booking;
  try {
    return await callOperation(hold, { body: { bookingId, acceptedTotal: booking.total }, key: `hold-${key}` });
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'OUT_OF_POLICY') return callOperation(details, { query: { bookingId } });
    throw error;
  }
}

/**
 * Checks the price with the supplier and, when nothing changed since the traveller saw it, holds the room. `key` names
 * this attempt: a reload repeats it and finds the same booking.
 */
export function useOpenBooking() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: async ({ room: { party, ...room }, key }: { room: AskedRoom; key: string }) => {
      if (party) return openForCompany({ ...room, party }, key);
      const booking = await callOperation(quote, { body: room, key: `quote-${key}` });
      if (booking.change || booking.state !== 'quoted') return booking;
      return callOperation(hold, { body: { bookingId: booking._id, acceptedTotal: booking.total }, key: `hold-${key}` });
    },
    onSuccess: keep,
  });
}
