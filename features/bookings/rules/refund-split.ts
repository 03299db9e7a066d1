import { refundAt, refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';

/** The payment by source. Paise. */
export type Paid = { total: number; gateway: number };
/** The refund by destination; `charge` is the cancellation charge. Paise. */
export type RefundSplit = { refund: number; charge: number; toSource: number; toWallet: number };

/**
 * Splits a refund: first to the original source, up to what was paid there, the rest to the wallet; or everything to
 * the wallet when the traveller chose so. `toSource + toWallet = refund`, `refund + charge = total`.
 */
export function splitRefund(refund: number, paid: Paid, to: 'source' | 'wallet'): RefundSplit {
  const toSource = to === 'source' ? Math.min(refund, paid.gateway) : 0;
  return { refund, charge: paid.total - refund, toSource, toWallet: refund - toSource };
}

/** The refund of a cancellation now, and until when it applies (an instant; null after check-in). */
export function refundNow(
  policies: readonly CancellationPolicy[],
  total: number,
  now: Date,
  checkInAt: Date,
): { refund: number; holdsUntil: string | null } {
  const [step] = refundSteps(policies, total, now, checkInAt);
  return { refund: refundAt(policies, total, now), holdsUntil: step?.until ?? null };
}
