import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { BookingView } from '../../../contract.ts';
import { isStay } from '../../../rules/category.ts';
import { useCacheBooking } from '../../use-booking.ts';
import { withdrawDatesChange, withdrawFlightChange } from './calls.ts';

/** Withdraws the request for a change of a flight or for new dates of a stay. */
export function useWithdrawChange() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (booking: Pick<BookingView, '_id' | 'category'>): Promise<BookingView> => {
      const sent = { body: { bookingId: booking._id }, key: randomId() };
      return isStay(booking) ? callOperation(withdrawDatesChange, sent) : callOperation(withdrawFlightChange, sent);
    },
    onSuccess: keep,
  });
}
