import { CHARGE_AMOUNT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { FeeStep } from './families.ts';
import { cancelCharge, type Basics } from './mini-rules.ts';

const HOUR = 3_600_000;

/** One direction's part in a trip's cancellation: its rules, departure, and what may be charged at most. */
export type CancelPart = { steps: readonly FeeStep[]; departsAt: Date; party: Party; basics: Basics };

/**
 * The windows (3.10) of cancelling a whole trip: from each instant on, what cancelling everything costs, in paise. The
 * refund curve, the word "refundable" (4.13) and the refund of a booking are made from them as they are for a stay.
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
