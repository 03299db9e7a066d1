import { useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { changeFlightOptions } from '../calls.ts';

/** Flights of a day that a bound can be changed to, with price and verdict. */
export const useChangeOptions = (bookingId: string, bound: number, date: IsoDate) =>
  useQuery({
    queryKey: ['bookings', 'change-flight-options', bookingId, bound, date],
    staleTime: 0,
    queryFn: ({ signal }) =>
      callOperation(changeFlightOptions, { query: { bookingId, bound: String(bound), date }, signal }),
  });
