import { useMutation } from '@tanstack/react-query';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as contract from '../../contract.ts';
import type { BookingView } from '../../contract.ts';
import { companyFlightQuote, details, hold, quoteFlight } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

type AtWork = BodyInput<typeof contract.companyFlightQuote>;
/** Flights chosen for oneself, or for those of a company who travel. */
export type AskedFlights = BodyInput<typeof contract.quoteFlight> & { travellers?: AtWork['party'] };

/** The same for a company: what is outside its policy, or changed since it was shown, is looked at before it is held. */
async function openForCompany(body: AtWork, key: string): Promise<BookingView> {
  const { bookingId, change, inPolicy } = await callOperation(companyFlightQuote, { body, key: `quote-${key}` });
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
 * Checks price and times with the airlines and, when nothing changed since the traveller saw them, holds the flights.
 * `key` names this attempt: a reload repeats it and finds the same booking.
 */
export function useOpenFlight() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: async ({ flights: { travellers, party, ...flights }, key }: { flights: AskedFlights; key: string }) => {
      if (travellers) return openForCompany({ ...flights, party: travellers }, key);
      const booking = await callOperation(quoteFlight, { body: { ...flights, party }, key: `quote-${key}` });
      if (booking.change || booking.state !== 'quoted') return booking;
      return callOperation(hold, { body: { bookingId: booking._id, acceptedTotal: booking.total }, key: `hold-${key}` });
    },
    onSuccess: keep,
  });
}
