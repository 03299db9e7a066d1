import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as payments from '#features/payments/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

const walletBalance = call<typeof payments.walletBalance>('GET', '/api/wallet/balance', 'consumer');

export const walletBalanceOptions = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: ({ signal }) => callOperation(walletBalance, { signal }),
});

/** Wallet balance of the person in this tab, in paise. */
export const useWalletBalance = () => useQuery(walletBalanceOptions);
