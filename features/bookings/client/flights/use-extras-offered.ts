import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { FlightBooking } from '../../contract.ts';
import { listExtras } from './shop-calls.ts';

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
