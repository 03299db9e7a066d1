import { daysBetween, nightsOf, type IsoDate } from '#lib/shared/dates.ts';

/** The nights of a stay within one month: `month` is its first day, `first` and `last` are days of it, inclusive. */
export type MonthSpan = { month: IsoDate; first: number; last: number };

/** A stay's nights by month, earliest first: the rows of the room calendar it uses. */
export function monthSpans(checkIn: IsoDate, checkOut: IsoDate): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const night of nightsOf(checkIn, checkOut)) {
    const month = `${night.slice(0, 7)}-01`;
    const day = daysBetween(month, night) + 1;
    const last = spans.at(-1);
    if (last?.month === month) last.last = day;
    else spans.push({ month, first: day, last: day });
  }
  return spans;
}
