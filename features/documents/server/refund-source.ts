import 'server-only';

/** A refund as a credit note states it: what comes back, what is kept, where it goes, when it was cancelled (ISO, UTC); or changed for something cheaper. */
export type RefundSource = {
  amount: number;
  charge: number;
  to: 'source' | 'wallet';
  at: string;
  because?: 'cancelled' | 'changed';
};
