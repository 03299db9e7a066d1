'use client';

import { CalendarSkeleton } from '#components/ui/calendar-skeleton.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';

/** Two calendar dates; `to` is missing while only the first one is chosen. */
export type DateRange = { from?: IsoDate; to?: IsoDate };

export type RangeCalendarProps = {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** First and last date that can be chosen. */
  min: IsoDate;
  max: IsoDate;
  /** Longest range in days: 30 nights. */
  longest?: number;
  /** One day is chosen, not a range. */
  single?: boolean;
  /** The range may end on the day it begins: a flight there and back. */
  sameDay?: boolean;
  /** Names the calendar: "Check-in and check-out". */
  label: string;
  /** Takes the focus when it appears: right in a panel that was just opened, wrong in a page. */
  autoFocus?: boolean;
};

/** Fetches the calendar before it is shown: when a pointer or the focus comes near. */
export const loadRangeCalendar = () =>
  import('#components/ui/range-calendar-days.tsx').then((days) => days.RangeCalendarDays);

/** Check-in and check-out on one calendar: two months side by side, one on phones. Its code loads when it is first shown. */
export const RangeCalendar = onDemand<RangeCalendarProps>(loadRangeCalendar, { Meanwhile: CalendarSkeleton });
