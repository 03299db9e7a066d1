import { shareOf } from './money.ts';

/** ChargeType of a cancellation window: 1 an amount, 2 a percentage of the price (3.10). */
export const CHARGE_AMOUNT = 1;
export const CHARGE_PERCENT = 2;

/**
 * One cancellation window on the wire (3.10): from this instant (ISO, UTC) until the next window begins, cancelling
 * costs `Charge`: paise for ChargeType 1, percent (0–100) for ChargeType 2. Before the first window it costs nothing.
 */
export type CancellationPolicy = { FromDate: string; ChargeType: 1 | 2; Charge: number };

/** A period in which the refund does not change. `from` and `until` are ISO instants; refund in paise. */
export type RefundStep = { from: string; until: string; refund: number; charge: number };

const byTime = (a: CancellationPolicy, b: CancellationPolicy) => Date.parse(a.FromDate) - Date.parse(b.FromDate);

/** The charge of one window on a price, never more than the price. Both in paise. */
export function chargeOf(policy: CancellationPolicy, price: number): number {
  const charge = policy.ChargeType === CHARGE_PERCENT ? shareOf(price, Math.round(policy.Charge * 100)) : policy.Charge;
  return Math.min(price, Math.max(0, charge));
}

/** The charge for cancelling at an instant: that of the last window already begun, nothing before the first. */
export function chargeAt(policies: readonly CancellationPolicy[], price: number, at: Date): number {
  const begun = [...policies].sort(byTime).filter((policy) => Date.parse(policy.FromDate) <= at.getTime());
  const current = begun.at(-1);
  return current ? chargeOf(current, price) : 0;
}

/** A price with the cancellation terms it is sold under. */
export type PricedTerms = { policies: readonly CancellationPolicy[]; price: number };

/**
 * The terms of several prices together, as amounts on their sum: from each instant at which a window of one of them begins,
 * what all of them charge. Their refund curve is the sum of the curves.
 */
export const jointTerms = (parts: readonly PricedTerms[]): CancellationPolicy[] =>
  windowStarts(parts.flatMap(({ policies }) => policies)).map((time) => ({
    FromDate: new Date(time).toISOString(),
    ChargeType: CHARGE_AMOUNT,
    Charge: parts.reduce((sum, { policies, price }) => sum + chargeAt(policies, price, new Date(time)), 0),
  }));

/** The instants at which windows begin, each once, earliest first. */
export const windowStarts = (policies: readonly CancellationPolicy[]): number[] =>
  [...new Set(policies.map(({ FromDate }) => Date.parse(FromDate)))].sort((a, b) => a - b);

/** The refund when cancelled at an instant, in paise. Never negative, never more than the price. */
export const refundAt = (policies: readonly CancellationPolicy[], price: number, at: Date): number =>
  price - chargeAt(policies, price, at);

/**
 * 4.13, to the letter: refundable if any future cancellation window (one whose FromDate is still to come) charges under
 * 100 % (ChargeType 2) or under the offered price (ChargeType 1). It decides the word "refundable" and the filter of
 * that name; the refund at a given moment is `refundAt`, and the texts on a rate come from the steps.
 */
export function isRefundable(policies: readonly CancellationPolicy[], offeredPrice: number, now: Date): boolean {
  return policies.some(
    (policy) =>
      Date.parse(policy.FromDate) > now.getTime() &&
      (policy.ChargeType === CHARGE_PERCENT ? policy.Charge < 100 : policy.Charge < offeredPrice),
  );
}

/** The refund curve from `now` to `end` (check-in, departure): steps in order, equal neighbours joined. */
export function refundSteps(
  policies: readonly CancellationPolicy[],
  price: number,
  now: Date,
  end: Date,
): RefundStep[] {
  if (end <= now) return [];
  const starts = [...policies]
    .sort(byTime)
    .map((policy) => Date.parse(policy.FromDate))
    .filter((time) => time > now.getTime() && time < end.getTime());
  const steps: RefundStep[] = [];
  for (const time of [now.getTime(), ...starts]) {
    const charge = chargeAt(policies, price, new Date(time));
    const previous = steps.at(-1);
    if (previous?.charge === charge) continue;
    if (previous) previous.until = new Date(time).toISOString();
    steps.push({ from: new Date(time).toISOString(), until: end.toISOString(), refund: price - charge, charge });
  }
  return steps;
}
