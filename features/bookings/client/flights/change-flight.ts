import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../../contract.ts';
import { acceptSchedule, changeFlight, changeFlightOptions, changeFlightQuote, pay } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

/**
 * Changes one bound to another flight at the difference that was shown. Gives the checkout's address, or null when
 * nothing is left to pay.
 */
export function useChangeFlight() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.changeFlight>) =>
      callOperation(changeFlight, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}

/** The cost of changing one bound to another flight; null disables the query. */
export const useChangeQuote = (bookingId: string, bound: number, offer: string | null) =>
  useQuery({
    queryKey: ['bookings', 'change-flight-quote', bookingId, bound, offer],
    enabled: offer !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callOperation(changeFlightQuote, { query: { bookingId, bound: String(bound), offer: offer ?? '' }, signal }),
  });

/** Flights of a day that a bound can be changed to, with price and verdict. */
export const useChangeOptions = (bookingId: string, bound: number, date: IsoDate) =>
  useQuery({
    queryKey: ['bookings', 'change-flight-options', bookingId, bound, date],
    staleTime: 0,
    queryFn: ({ signal }) =>
      callOperation(changeFlightOptions, { query: { bookingId, bound: String(bound), date }, signal }),
  });

/** Reopens the checkout of a change that is not paid yet. */
export function usePayChange() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; expectedTotal: number }) => callOperation(pay, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}

/** Accepts the airline's new times. */
export function useAcceptSchedule() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (bookingId: string) =>
      callOperation(acceptSchedule, { body: { bookingId }, key: `schedule-${bookingId}` }),
    onSuccess: keep,
  });
}
