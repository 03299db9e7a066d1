import { addDays, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { MONTH_NAMES } from '#lib/shared/month-names.ts';

/** How long a budget lasts. A financial year is India's: April to March. */
export const PERIOD_KINDS = ['month', 'quarter', 'financialYear', 'dates'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];
export const PERIOD_LABELS: Record<PeriodKind, string> = {
  month: 'Month',
  quarter: 'Quarter',
  financialYear: 'Financial year',
  dates: 'Own dates',
};

/** First and last day, both included. */
export type Period = { startsOn: IsoDate; endsOn: IsoDate };

const LENGTHS = { month: 1, quarter: 3, financialYear: 12 } as const;
/** Periods that the form offers, the current one first. */
const OFFERED = { month: 12, quarter: 5, financialYear: 2 } as const;
/** The first day of a month; `month` counts from 0 and may go beyond a year. */
const firstDay = (year: number, month: number): IsoDate =>
  `${String(year + Math.floor(month / 12)).padStart(4, '0')}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}-01`;
const yearOf = (date: IsoDate) => Number(date.slice(0, 4));
const monthOf = (date: IsoDate) => Number(date.slice(5, 7)) - 1;

/** So many whole months from the first of a month. */
const wholeMonths = (year: number, month: number, months: number): Period => ({
  startsOn: firstDay(year, month),
  endsOn: addDays(firstDay(year, month + months), -1),
});

/** The current and the next periods of a kind. Quarters begin in April, July, October and January. */
export function periodsFrom(kind: Exclude<PeriodKind, 'dates'>, today: IsoDate): Period[] {
  const length = LENGTHS[kind];
  const sinceApril = (monthOf(today) + 9) % 12;
  const begin = monthOf(today) - (sinceApril % length);
  return Array.from({ length: OFFERED[kind] }, (_, at) => wholeMonths(yearOf(today), begin + at * length, length));
}

/** The kind of a period by its days; `dates` for any other. */
export function kindOfPeriod({ startsOn, endsOn }: Period): PeriodKind {
  const months = monthsIn({ startsOn, endsOn });
  const month = monthOf(startsOn);
  if (months === 1) return 'month';
  if (months === 3 && month % 3 === 0) return 'quarter';
  return months === 12 && month === 3 ? 'financialYear' : 'dates';
}

/** The number of whole calendar months; null where it begins or ends within one. */
function monthsIn({ startsOn, endsOn }: Period): number | null {
  const next = addDays(endsOn, 1);
  if (!startsOn.endsWith('-01') || !next.endsWith('-01')) return null;
  return (yearOf(next) - yearOf(startsOn)) * 12 + monthOf(next) - monthOf(startsOn);
}

/** "December 2026", "October–December 2026", "April 2026–March 2027", or the dates. */
export function periodLabel(period: Period): string {
  const { startsOn, endsOn } = period;
  const [from, to] = [MONTH_NAMES[monthOf(startsOn)], MONTH_NAMES[monthOf(endsOn)]];
  const months = monthsIn(period);
  if (months === null) return formatDateRange(startsOn, endsOn, '0000-01-01');
  if (months === 1) return `${from} ${yearOf(startsOn)}`;
  return yearOf(startsOn) === yearOf(endsOn)
    ? `${from}–${to} ${yearOf(endsOn)}`
    : `${from} ${yearOf(startsOn)}–${to} ${yearOf(endsOn)}`;
}
