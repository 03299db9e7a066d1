import { refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';

/** A price and its cancellation policy, as the traveller saw or the supplier says. `total` in paise. */
export type Terms = { total: number; policies: CancellationPolicy[] };

/** True when two cancellation policies give back the same at every moment from now to check-in. */
export function samePolicies(first: readonly CancellationPolicy[], second: readonly CancellationPolicy[], at: { price: number; now: Date; checkInAt: Date }): boolean {
  const curve = (policies: readonly CancellationPolicy[]) => JSON.stringify(refundSteps(policies, at.price, at.now, at.checkInAt));
  return curve(first) === curve(second);
}

/** The change from one set of terms to another, or null when a traveller would notice none. */
export function changeOf(before: Terms, after: Terms, at: { now: Date; checkInAt: Date }): { before: Terms; after: Terms } | null {
  const same = before.total === after.total && samePolicies(before.policies, after.policies, { ...at, price: after.total });
  return same ? null : { before, after };
}
