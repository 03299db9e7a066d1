import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type * as contract from '../contract.ts';
import type { BookingView } from '../contract.ts';
import { combinedPayment, payTogether, saveTogether } from './together-calls.ts';
import { bookingOptions } from './use-booking.ts';

/** Several bookings of the person in this tab: all of them once they are loaded, or why one of them is not. */
export const useBookings = (bookingIds: readonly string[]): { bookings: BookingView[] | null; error: Error | null } =>
  useQueries({
    queries: bookingIds.map((bookingId) => bookingOptions(bookingId)),
    combine: (answers) => {
      const bookings = answers.flatMap(({ data }) => data ?? []);
      return {
        bookings: bookings.length === answers.length ? bookings : null,
        error: answers.find(({ error, data }) => error && !data)?.error ?? null,
      };
    },
  });

/** A payment for several bookings. */
export const useCombinedPayment = (paymentId: string) =>
  useQuery({
    queryKey: ['bookings', 'combined', paymentId],
    queryFn: ({ signal }) => callOperation(combinedPayment, { query: { paymentId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? 2000 : false),
  });

export type TogetherPayment = {
  people: BodyInput<typeof contract.saveTogether>;
  expectedTotal: number;
  walletAmount: number;
};

/** Saves who travels, then starts one payment for all. Gives the checkout's address, or null when the wallet paid it all. */
export function usePayTogether() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ people, expectedTotal, walletAmount }: TogetherPayment) => {
      await callOperation(saveTogether, { body: people, key: randomId() });
      const bookingIds = people.parts.map(({ bookingId }) => bookingId);
      return callOperation(payTogether, { body: { bookingIds, expectedTotal, walletAmount }, key: randomId() });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
