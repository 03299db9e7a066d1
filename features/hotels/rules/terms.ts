import { CHARGE_PERCENT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { shareOf } from '#lib/shared/money.ts';

/** From this many hours before check-in, cancelling costs `charge`: paise (type 1) or percent (type 2). */
export type CancellationWindow = { hoursBefore: number; chargeType: 1 | 2; charge: number };

const HOUR = 3_600_000;

/** Earliest window first. */
export const windowsInOrder = (windows: readonly CancellationWindow[]) =>
  [...windows].sort((a, b) => b.hoursBefore - a.hoursBefore);

/** The wire form (3.10) of a plan's windows for one stay: each begins at an instant. */
export const policiesOf = (windows: readonly CancellationWindow[], checkInAt: Date): CancellationPolicy[] =>
  windowsInOrder(windows).map(({ hoursBefore, chargeType, charge }) => ({
    FromDate: new Date(checkInAt.getTime() - hoursBefore * HOUR).toISOString(),
    ChargeType: chargeType,
    Charge: charge,
  }));

/** The refund now: full, partial (`share` percent) or none, until `untilHours` before check-in. */
export type RefundNow = { refund: 'free' | 'part' | 'none'; untilHours: number | null; share: number };

const NOTHING: RefundNow = { refund: 'none', untilHours: null, share: 0 };

/**
 * The refund of cancelling a stay of this price (paise) now, and until when it applies, for the listing. `windows` in
 * order, `hoursLeft` to check-in (negative afterwards). Called thousands of times per search, so it allocates only its
 * result.
 */
export function refundNow(windows: readonly CancellationWindow[], price: number, hoursLeft: number): RefundNow {
  let charge = 0;
  let untilHours = 0;
  for (const window of windows) {
    const amount = amountOf(window, price);
    if (window.hoursBefore >= hoursLeft) charge = amount;
    else if (amount > charge) {
      untilHours = window.hoursBefore;
      break;
    }
  }
  if (charge >= price) return NOTHING;
  return { refund: charge === 0 ? 'free' : 'part', untilHours, share: Math.floor(((price - charge) * 100) / price) };
}

const amountOf = ({ chargeType, charge }: CancellationWindow, price: number): number =>
  Math.min(price, chargeType === CHARGE_PERCENT ? shareOf(price, Math.round(charge * 100)) : charge);

/** Local time at the hotel, this many hours before check-in: "2026-12-02T14:00". */
export const localTimeBefore = (checkInAt: Date, hoursBefore: number, zone: string): string =>
  wallClock(zone)
    .format(checkInAt.getTime() - hoursBefore * HOUR)
    .replace(' ', 'T');

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Formats as "2026-12-02 14:00". Creating a formatter is slow, so one per zone is cached. */
function wallClock(zone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  wallClocks.set(zone, made);
  return made;
}
