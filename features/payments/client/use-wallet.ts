import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type * as contract from '../contract.ts';

export const WALLET_PAGE_SIZE = 20;

const walletBalance = call<typeof contract.walletBalance>('GET', '/api/wallet/balance', 'consumer');
const walletTransactions = call<typeof contract.walletTransactions>('GET', '/api/wallet/transactions', 'consumer');

/** Wallet balance of the person in this tab, in paise. */
export const useWallet = () =>
  useQuery({
    queryKey: ['wallet', 'balance'],
    queryFn: ({ signal }) => callOperation(walletBalance, { signal }),
  });

/** A page of wallet transactions, newest first; pages begin at 1. */
export const useWalletHistory = (pageNo: number) =>
  useQuery({
    queryKey: ['wallet', 'history', pageNo],
    queryFn: ({ signal }) =>
      callOperation(walletTransactions, { query: { pageNo, pageSize: WALLET_PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
