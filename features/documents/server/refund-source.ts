import 'server-only';

/**
 * A refund on a credit note: amount, charge, destination, and the time of the cancellation (ISO, UTC); or of a change
 * to something cheaper; or of `rooms` of a stay; or of its earlier `dates`, or the earlier departure of a package, whose refund first pays the new ones. `parts`: amounts by destination in paise; missing in the oldest notes.
 */
export type RefundSource = {
  amount: number;
  charge: number;
  to: 'source' | 'wallet';
  parts?: { toSource: number; toWallet: number };
  at: string;
  because?: 'cancelled' | 'changed' | 'rooms' | 'dates';
  /** How many rooms were cancelled, of how many valid ones. */ rooms?: { cancelled: number; of: number };
};
