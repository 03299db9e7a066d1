import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { BookingView } from '../../../contract.ts';
import { categoryOf, type Category } from '../../../rules/category.ts';
import { useCacheBooking } from '../../use-booking.ts';
import { withdrawDatesChange, withdrawFlightChange } from './calls.ts';

type Sent = { body: { bookingId: string }; key: string };

/** A company's bookings are stays and flights; of a package the server refuses it. */
const WITHDRAW: Record<Category, (sent: Sent) => Promise<BookingView>> = {
  hotel: (sent) => callOperation(withdrawDatesChange, sent),
  flight: (sent) => callOperation(withdrawFlightChange, sent),
  package: (sent) => callOperation(withdrawFlightChange, sent),
};

/** Withdraws the request for a change of a flight or for new dates of a stay. */
export function useWithdrawChange() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (booking: Pick<BookingView, '_id' | 'category'>) =>
      WITHDRAW[categoryOf(booking)]({ body: { bookingId: booking._id }, key: randomId() }),
    onSuccess: keep,
  });
}
