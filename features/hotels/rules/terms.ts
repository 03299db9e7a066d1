import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import { chargeOf } from '#lib/shared/cancellation.ts';

/** From this many hours before check-in, cancelling costs `charge`: paise (type 1) or percent (type 2). */
export type CancellationWindow = { hoursBefore: number; chargeType: 1 | 2; charge: number };

const HOUR = 3_600_000;

/** Earliest window first. */
const inOrder = (windows: readonly CancellationWindow[]) => [...windows].sort((a, b) => b.hoursBefore - a.hoursBefore);

/** The wire form (3.10) of a plan's windows for one stay: each begins at an instant. */
export const policiesOf = (windows: readonly CancellationWindow[], checkInAt: Date): CancellationPolicy[] =>
  inOrder(windows).map(({ hoursBefore, chargeType, charge }) => ({
    FromDate: new Date(checkInAt.getTime() - hoursBefore * HOUR).toISOString(),
    ChargeType: chargeType,
    Charge: charge,
  }));

/** What comes back now: all of it, a part (`share` percent) or nothing, until `untilHours` before check-in. */
export type RefundNow = { refund: 'free' | 'part' | 'none'; untilHours: number | null; share: number };

const NOTHING: RefundNow = { refund: 'none', untilHours: null, share: 0 };

/**
 * What cancelling a stay of this price (paise) gives back at this moment, and until when that holds: the listing's
 * one line about money. `hoursLeft` to check-in; below zero when check-in has begun.
 */
export function refundNow(windows: readonly CancellationWindow[], price: number, hoursLeft: number): RefundNow {
  const ordered = windows.length > 1 ? inOrder(windows) : windows;
  let current: CancellationWindow | undefined;
  let next: CancellationWindow | undefined;
  for (const window of ordered) {
    if (window.hoursBefore >= hoursLeft) current = window;
    else if (!next && amountOf(window, price) > (current ? amountOf(current, price) : 0)) next = window;
  }
  const charge = current ? amountOf(current, price) : 0;
  if (charge >= price) return NOTHING;
  return {
    refund: charge === 0 ? 'free' : 'part',
    untilHours: next?.hoursBefore ?? 0,
    share: Math.floor(((price - charge) * 100) / price),
  };
}

const amountOf = (window: CancellationWindow, price: number): number =>
  chargeOf({ FromDate: '', ChargeType: window.chargeType, Charge: window.charge }, price);

/** The wall time at the hotel so many hours before check-in: "2026-12-02T14:00". */
export function localTimeBefore(checkInAt: Date, hoursBefore: number, zone: string): string {
  const instant = new Date(checkInAt.getTime() - hoursBefore * HOUR);
  return `${dateInZone(instant, zone)}T${timeInZone(instant, zone)}`;
}
