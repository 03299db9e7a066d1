import 'server-only';

/**
 * A refund as a credit note states it: what comes back, what is kept, where it goes, when it was cancelled (ISO, UTC); or
 * changed for something cheaper; or `rooms` of a stay were cancelled. `parts`: how much goes which way, in paise; notes of the first weeks do not say.
 */
export type RefundSource = {
  amount: number;
  charge: number;
  to: 'source' | 'wallet';
  parts?: { toSource: number; toWallet: number };
  at: string;
  because?: 'cancelled' | 'changed' | 'rooms';
  /** How many rooms, and of how many that stood. */ rooms?: { cancelled: number; of: number };
};
