import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { googleWalletLink, walletPasses } from './calls.ts';

const passesOptions = (bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', 'one', bookingId, 'wallet-passes'],
    queryFn: ({ signal }) => callOperation(walletPasses, { query: { bookingId }, signal }),
  });

/** The passes of a booking, and the wallets that they are made for. */
export const useWalletPasses = (bookingId: string) => useQuery(passesOptions(bookingId));

/** Asks for Google's link of a pass and opens it. */
export const useGoogleWallet = () =>
  useMutation({
    mutationFn: (query: { bookingId: string; passId: string }) => callOperation(googleWalletLink, { query }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
