import { CHARGE_AMOUNT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { FeeStep } from './families.ts';
import { cancelCharge, type Basics } from './mini-rules.ts';

const HOUR = 3_600_000;

/** A bound's part of a trip's cancellation: rules, departure, and the highest possible charge. */
export type CancelPart = { steps: readonly FeeStep[]; departsAt: Date; party: Party; basics: Basics };

/**
 * Cancellation windows (3.10) of a whole trip: from each instant on, the cost of cancelling everything, in paise. The
 * refund curve, the label "refundable" (4.13) and refunds are computed from them, as for stays.
 */
export function cancellationWindows(parts: readonly CancelPart[], from: Date): CancellationPolicy[] {
  const begins = new Set([from.getTime()]);
  for (const { steps, departsAt } of parts)
    for (const { untilHours } of steps) begins.add(departsAt.getTime() - untilHours * HOUR);
  const windows: CancellationPolicy[] = [];
  for (const begin of [...begins].sort((a, b) => a - b)) {
    const Charge = parts.reduce(
      (sum, { steps, departsAt, party, basics }) =>
        sum + cancelCharge(steps, (departsAt.getTime() - begin) / HOUR, party, basics),
      0,
    );
    if (begin >= from.getTime() && windows.at(-1)?.Charge !== Charge)
      windows.push({ FromDate: new Date(begin).toISOString(), ChargeType: CHARGE_AMOUNT, Charge });
  }
  return windows;
}
