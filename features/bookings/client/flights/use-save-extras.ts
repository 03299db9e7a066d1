import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { FlightBooking } from '../../contract.ts';
import { saveExtras } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Replaces all extras of a booking. Calls run one after the other, so that the last choice wins. */
export function useSaveExtras(bookingId: string) {
  const keep = useKeepBooking();
  return useMutation({
    scope: { id: `extras-${bookingId}` },
    mutationFn: (extras: FlightBooking['extras']) =>
      callOperation(saveExtras, { body: { bookingId, extras }, key: randomId() }),
    onSuccess: keep,
  });
}
