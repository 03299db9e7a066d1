import type { ApprovedWindow, RouteBound } from '#lib/shared/approved-window.ts';
import type { CabinCode } from '#lib/shared/trip-shape.ts';
import type { BookingState } from './states.ts';

/**
 * The window of a booking's approval, with what must not be worse than in the approved trip: the highest cabin of flights,
 * and the policy rules that it broke.
 */
export type BookingWindow = ApprovedWindow & { cabin?: CabinCode; rules: readonly string[] };

/** A flight trip, or a stay, beside a window. Total in paise. */
export type TripInWindow = {
  bounds: readonly Pick<RouteBound, 'from' | 'to' | 'day' | 'nights'>[];
  total: number;
  cabins: readonly CabinCode[];
  /** The policy rules it breaks. */
  rules: readonly string[];
};

/** States of a booking in which its approval for a window may be used for another flight. */
export const WINDOW_OPEN: readonly BookingState[] = ['approved', 'expired', 'failed'];

/** Whether the approval of a booking may be used for another flight now. */
export const isWindowOpen = (
  { state, company }: { state: BookingState; company: { window?: Pick<ApprovedWindow, 'until'> } | null },
  now: Date,
): boolean => WINDOW_OPEN.includes(state) && company?.window !== undefined && new Date(company.window.until) > now;

/**
 * Whether a trip is within a window: its cities in their order, each departure or arrival on a day of the window, no more
 * nights, at most its ceiling, no higher cabin, and no policy rule broken that the approved trip kept.
 */
export const fitsWindow = (window: BookingWindow, { bounds, total, cabins, rules }: TripInWindow): boolean =>
  total <= window.upTo &&
  bounds.length === window.bounds.length &&
  bounds.every(({ from, to, day, nights = 0 }, at) => {
    const granted = window.bounds[at];
    const fits = granted?.from === from && granted.to === to && nights <= (granted.nights ?? 0);
    return fits && granted.first <= day && day <= granted.last;
  }) &&
  cabins.every((cabin) => window.cabin !== undefined && cabin <= window.cabin) &&
  rules.every((rule) => window.rules.includes(rule));

/** Why an approved flight or stay is not held any more: another one was chosen with its approval. */
export const anotherChosen = (what: 'flight' | 'stay'): string =>
  `You chose another ${what} within the same approval. Nothing was charged for this one.`;
