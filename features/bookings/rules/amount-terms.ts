import type { CancellationPolicy } from '#lib/shared/cancellation.ts';

/** When it was always so: the beginning of what the supplier has kept already. */
const ALWAYS = new Date(0).toISOString();

/**
 * Cancellation terms as amounts, of what is charged at each moment: now, and from each of `starts` (milliseconds) that is still to
 * come. Windows that began are one. Amounts in paise.
 */
export function amountTerms(
  chargedAt: (at: Date) => number,
  starts: readonly number[],
  now: Date,
): CancellationPolicy[] {
  const policyFrom = (from: string, charge: number): CancellationPolicy => ({
    FromDate: from,
    ChargeType: 1,
    Charge: charge,
  });
  const begun = chargedAt(now);
  return [
    ...(begun ? [policyFrom(ALWAYS, begun)] : []),
    ...starts
      .filter((time) => time > now.getTime())
      .map((time) => policyFrom(new Date(time).toISOString(), chargedAt(new Date(time)))),
  ];
}
