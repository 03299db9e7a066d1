import { addDays, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';

/**
 * One direction of a flight trip as it was asked for: city codes and names, and the day of departure at its place. Of a
 * stay: its city twice, the day of arrival, and its `nights`.
 */
export type RouteBound = {
  from: string;
  to: string;
  fromName: string;
  toName: string;
  day: IsoDate;
  nights?: number | undefined;
};

/** A direction on any day from `first` to `last`, both included; a stay of at most `nights`. */
export type WindowBound = Omit<RouteBound, 'day'> & { first: IsoDate; last: IsoDate };

/**
 * An approval for a route and a window: any flights of these directions on these days, up to `upTo` (paise) for the
 * whole trip, held before `until`.
 */
export type ApprovedWindow = { bounds: readonly WindowBound[]; upTo: number; until: string };

/** The most days before and after the day asked for that an approver may include. */
export const MOST_WINDOW_DAYS = 7;
/** How long an approval for a route and a window lasts; its ceiling is reserved in budgets meanwhile. */
export const WINDOW_HOURS = 72;

/** The most that an approver may grant for a window, in paise: twice the price that was asked for. */
export const mostForWindow = (amount: number): number => amount * 2;

/** The directions of a trip, each with so many days before and after the one asked for. */
export const windowAround = (route: readonly RouteBound[], days: number): WindowBound[] =>
  route.map(({ day, ...places }) => ({ ...places, first: addDays(day, -days), last: addDays(day, days) }));

/** The days that all of these windows of one route have in common; null where they have none. */
export function commonWindow(windows: readonly (readonly WindowBound[])[]): WindowBound[] | null {
  const [one, ...others] = windows;
  if (!one) return null;
  const common = one.map((bound, at) => {
    const each = [bound, ...others.flatMap((window) => window[at] ?? [])];
    const first = each.map((window) => window.first).reduce((a, b) => (a > b ? a : b));
    const last = each.map((window) => window.last).reduce((a, b) => (a < b ? a : b));
    return { ...bound, first, last };
  });
  return common.every(({ first, last }) => first <= last) ? common : null;
}

/** "Bengaluru–Delhi, 3–7 Dec and Delhi–Bengaluru, 9–13 Dec", "in Kochi from a day of 3–7 Dec, at most 2 nights". */
export const windowText = (bounds: readonly WindowBound[], today: IsoDate): string =>
  andList(
    bounds.map(({ fromName, toName, first, last, nights }) => {
      const days = formatDateRange(first, last, today);
      return nights === undefined
        ? `${fromName}–${toName}, ${days}`
        : `in ${toName}, arriving ${days}, at most ${counted(nights, 'night')}`;
    }),
  );

/** What a window is for, beside the trip that was asked for. */
export const othersOf = (bounds: readonly Pick<RouteBound, 'nights'>[]): 'other flights' | 'other stays' =>
  bounds.some(({ nights }) => nights !== undefined) ? 'other stays' : 'other flights';

/** What is wrong with the ceiling of a window that is asked for, for a trip of this price; null: nothing. Paise. */
export const windowCeilingProblem = (upTo: number, total: number): 'low' | 'high' | null =>
  upTo < total ? 'low' : upTo > mostForWindow(total) ? 'high' : null;
