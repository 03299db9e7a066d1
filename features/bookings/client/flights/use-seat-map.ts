import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { FlightBooking } from '../../contract.ts';
import { seatMap } from './shop-calls.ts';
import { offersOf } from './use-extras-offered.ts';

/** The current seat map of one flight of a booking. */
export function useSeatMap(booking: FlightBooking, flight: string) {
  const query = { ...offersOf(booking), flight };
  return useQuery({
    queryKey: ['flights', 'seats', query.offers, flight],
    queryFn: ({ signal }) => callOperation(seatMap, { query, signal }),
    staleTime: 30_000,
  });
}
