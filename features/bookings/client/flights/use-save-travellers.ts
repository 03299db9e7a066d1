import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { CostFields, FlightDetails } from '../../contract.ts';
import { saveTravellers } from '../calls.ts';
import { useKeepBooking } from '../use-booking.ts';

/** Saves the passengers of a held booking without paying. */
export function useSaveTravellers() {
  const keep = useKeepBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; details: FlightDetails; fields?: CostFields }) =>
      callOperation(saveTravellers, { body, key: randomId() }),
    onSuccess: keep,
  });
}
