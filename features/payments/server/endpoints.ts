import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { attemptPayment } from './embedded-gateway/attempt-payment.ts';
import { viewCheckout } from './embedded-gateway/view-checkout.ts';
import { listWalletTransactions } from './list-wallet-transactions.ts';
import { readWalletBalance } from './wallet-balance.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.gatewayAttempt, attemptPayment),
  endpoint(contract.gatewayCheckout, viewCheckout),
  endpoint(contract.walletBalance, readWalletBalance),
  endpoint(contract.walletTransactions, listWalletTransactions),
];
