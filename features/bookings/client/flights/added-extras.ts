import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../../contract.ts';
import type { FlightBooking } from '../../contract.ts';
import { addExtras, extrasOffered, priceAddedExtras, seatsOffered } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

/** Bags and meals that can be added to a ticketed flight. */
export const useExtrasToAdd = (bookingId: string) =>
  useQuery({
    queryKey: ['bookings', 'extras-offered', bookingId],
    staleTime: 0,
    queryFn: ({ signal }) => callOperation(extrasOffered, { query: { bookingId }, signal }),
  });

/** The current seat map of one flight of a ticketed trip. */
export const useSeatsToAdd = (bookingId: string, flight: string) =>
  useQuery({
    queryKey: ['bookings', 'seats-offered', bookingId, flight],
    staleTime: 0,
    queryFn: ({ signal }) => callOperation(seatsOffered, { query: { bookingId, flight }, signal }),
  });

/** The price of these extras; nothing is asked while none is chosen. */
export const usePriceOfAdded = (bookingId: string, extras: FlightBooking['extras']) =>
  useQuery({
    queryKey: ['bookings', 'price-added-extras', bookingId, extras],
    enabled: extras.length > 0,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => callOperation(priceAddedExtras, { body: { bookingId, extras }, signal }),
  });

/** Adds extras at the price that was shown. Gives the checkout's address, or null when nothing is left to pay. */
export function useAddExtras() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.addExtras>) => callOperation(addExtras, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}
