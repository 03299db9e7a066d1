import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { FlightBooking } from '../../contract.ts';
import { saveExtras } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';
import { listExtras, seatMap } from './shop-calls.ts';

/** Offers and passengers, as the operations of flights take them. */
export const offersOf = ({ bounds, party }: Pick<FlightBooking, 'bounds' | 'party'>) => ({
  offers: bounds.map(({ offer }) => offer).join('*'),
  adults: String(party.adults),
  children: String(party.children),
  infants: String(party.infants),
});

export const extrasOfferedOptions = (booking: FlightBooking) => {
  const query = offersOf(booking);
  return queryOptions({
    queryKey: ['flights', 'extras', query.offers],
    queryFn: ({ signal }) => callOperation(listExtras, { query, signal }),
  });
};

/** Bags, meals and assistance offered with a booking's flights. */
export const useExtrasOffered = (booking: FlightBooking) => useQuery(extrasOfferedOptions(booking));

/** Replaces all extras of a booking. Calls run one after the other, so that the last choice wins. */
export function useSaveExtras(bookingId: string) {
  const keep = useCacheBooking();
  return useMutation({
    scope: { id: `extras-${bookingId}` },
    mutationFn: (extras: FlightBooking['extras']) =>
      callOperation(saveExtras, { body: { bookingId, extras }, key: randomId() }),
    onSuccess: keep,
  });
}

/** The current seat map of one flight of a booking. */
export function useSeatMap(booking: FlightBooking, flight: string) {
  const query = { ...offersOf(booking), flight };
  return useQuery({
    queryKey: ['flights', 'seats', query.offers, flight],
    queryFn: ({ signal }) => callOperation(seatMap, { query, signal }),
    staleTime: 30_000,
  });
}
