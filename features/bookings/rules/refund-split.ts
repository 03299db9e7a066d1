import { refundAt, refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';

/** What was paid, and how. Paise. */
export type Paid = { total: number; gateway: number };
/** What comes back and where it goes; `charge` stays with the hotel. Paise. */
export type RefundSplit = { refund: number; charge: number; toSource: number; toWallet: number };

/**
 * Divides a refund: to the source first as much as was paid there, the rest to the wallet; or all to the wallet when
 * the traveller chose that. `toSource + toWallet = refund`, `refund + charge = total`.
 */
export function splitRefund(refund: number, paid: Paid, to: 'source' | 'wallet'): RefundSplit {
  const toSource = to === 'source' ? Math.min(refund, paid.gateway) : 0;
  return { refund, charge: paid.total - refund, toSource, toWallet: refund - toSource };
}

/** What comes back when cancelled at this moment, and until when that holds (an instant; null once check-in has come). */
export function refundNow(
  policies: readonly CancellationPolicy[],
  total: number,
  now: Date,
  checkInAt: Date,
): { refund: number; holdsUntil: string | null } {
  const [step] = refundSteps(policies, total, now, checkInAt);
  return { refund: refundAt(policies, total, now), holdsUntil: step?.until ?? null };
}
