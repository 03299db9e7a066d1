import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { memory } from './memory.ts';
import type { WalletLine, MockFlight, MockStay } from './records.ts';

export const walletLines = (userId: string): WalletLine[] => memory().wallet.filter((line) => line.userId === userId);
export const walletBalance = (userId: string): number => walletLines(userId).at(-1)?.balance ?? 0;

/** Adds money to a person's wallet, or takes it (negative); paise. Throws INSUFFICIENT_WALLET. */
export function postToWallet(
  userId: string,
  line: { amount: number; note: string; bookingId: string; at: Date },
): void {
  const held = walletBalance(userId);
  const balance = held + line.amount;
  if (balance < 0) {
    const message = `Your wallet holds ${formatMoney(money(held))}, and this needs ${formatMoney(money(-line.amount))}. Nothing was taken. Use less from the wallet and pay the rest another way.`;
    throw new AppError('INSUFFICIENT_WALLET', message);
  }
  memory().wallet.push({ ...line, _id: newId('pst', line.at.getTime()), userId, balance, at: line.at.toISOString() });
}

/** The account that pays for a stay or flight beside the gateway, and receives its refunds. */
export const payerAccountOf = ({ userId, company }: MockFlight | MockStay): string => company?.companyId ?? userId;
