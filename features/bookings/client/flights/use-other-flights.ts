import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { FlightBooking } from '../../contract.ts';
import { searchFlights } from './shop-calls.ts';

/** Flights of the same journey on a day, to move a direction to; those of other airlines are left out by who asks. */
export function useOtherFlights(
  { bounds, party }: Pick<FlightBooking, 'bounds' | 'party'>,
  bound: number,
  date: IsoDate,
) {
  const { segments, terms } = bounds[bound]!;
  const [from, to] = [segments[0]!.origin.airport.code, segments.at(-1)!.destination.airport.code];
  const query = {
    from: `${from}.only`,
    to: `${to}.only`,
    depart: date,
    adults: String(party.adults),
    children: String(party.children),
    infants: String(party.infants),
    cabin: String(terms.cabin),
    sentinels: 'yes' as const,
  };
  return useQuery({
    queryKey: ['flights', 'others', query],
    queryFn: ({ signal }) => callOperation(searchFlights, { query, signal }),
  });
}
