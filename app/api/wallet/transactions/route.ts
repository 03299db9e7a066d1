import { walletTransactions } from '#features/payments/contract.ts';
import { listWalletTransactions } from '#features/payments/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(walletTransactions, listWalletTransactions);
