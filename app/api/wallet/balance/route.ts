import { walletBalance } from '#features/payments/contract.ts';
import { readWalletBalance } from '#features/payments/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(walletBalance, readWalletBalance);
