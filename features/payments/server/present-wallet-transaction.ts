import 'server-only';
import type { z } from 'zod';
import type { walletTransaction } from '../contract.ts';
import type { ledgerEntries, ledgerPostings } from './tables.ts';

type WalletRow = { entry: typeof ledgerEntries.$inferSelect; posting: typeof ledgerPostings.$inferSelect };

/** A line of the wallet as its owner reads it. */
export const presentWalletTransaction = ({ entry, posting }: WalletRow): z.output<typeof walletTransaction> => ({
  _id: posting.id,
  at: posting.at.toISOString(),
  amount: entry.amount,
  balance: entry.balanceAfter ?? 0, // a wallet's entry always has one
  note: posting.note,
  bookingId: posting.bookingId,
});
