import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../../contract.ts';
import { changeDeparture, changeDepartureOptions, changeDepartureQuote } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

/** The other departures of a booked package, each with what changing to it costs now. */
export const useDepartureOptions = (bookingId: string) =>
  useQuery({
    queryKey: ['bookings', 'change-departure-options', bookingId],
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => callOperation(changeDepartureOptions, { query: { bookingId }, signal }),
  });

/** What another departure costs now; null while none is chosen. */
export const useDepartureQuote = (bookingId: string, departure: IsoDate | null) =>
  useQuery({
    queryKey: ['bookings', 'change-departure-quote', bookingId, departure],
    enabled: departure !== null,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      callOperation(changeDepartureQuote, { query: { bookingId, departure: departure ?? '' }, signal }),
  });

/** Moves a package to another departure. Gives the checkout's address, or null when nothing is left to pay. */
export function useChangeDeparture() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.changeDeparture>) =>
      callOperation(changeDeparture, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}
