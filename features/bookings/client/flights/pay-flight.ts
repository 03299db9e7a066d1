import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { CostFields, FlightDetails } from '../../contract.ts';
import { pay, saveTravellers } from '../calls.ts';
import { useCacheBooking } from '../use-booking.ts';

/** Saves the passengers of a held booking without paying. */
export function useSaveTravellers() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: (body: { bookingId: string; details: FlightDetails; fields?: CostFields }) =>
      callOperation(saveTravellers, { body, key: randomId() }),
    onSuccess: keep,
  });
}

export type FlightPayment = {
  bookingId: string;
  details: FlightDetails;
  /** The fields a company requires. */ fields?: CostFields;
  expectedTotal: number;
  walletAmount: number;
};

/**
 * Saves the passengers, then starts the payment. Gives the checkout's address, or null when the wallet paid everything.
 */
export function usePayFlight() {
  const keep = useCacheBooking();
  return useMutation({
    mutationFn: async ({ bookingId, details, fields, expectedTotal, walletAmount }: FlightPayment) => {
      await callOperation(saveTravellers, {
        body: { bookingId, details, ...(fields ? { fields } : {}) },
        key: randomId(),
      });
      return callOperation(pay, { body: { bookingId, expectedTotal, walletAmount }, key: randomId() });
    },
    onSuccess: ({ booking }) => keep(booking),
  });
}
