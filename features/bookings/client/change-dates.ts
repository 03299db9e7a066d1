import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import { changeDates, changeDatesQuote } from './calls.ts';
import { useCacheBooking } from './use-booking.ts';

/** What other dates of a stay cost now; null while they are not chosen. */
export const useDatesQuote = (bookingId: string, dates: { checkIn: IsoDate; checkOut: IsoDate } | null) =>
  useQuery({
    queryKey: ['bookings', 'change-dates-quote', bookingId, dates?.checkIn, dates?.checkOut],
    enabled: dates !== null,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      callOperation(changeDatesQuote, { query: { bookingId, checkIn: '', checkOut: '', ...dates }, signal }),
  });

/** Moves a stay to other dates. Gives the checkout's address, or null when nothing is left to pay. */
export function useChangeDates() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract.changeDates>) => callOperation(changeDates, { body, key: randomId() }),
    onSuccess: ({ booking }) => keep(booking),
  });
}
