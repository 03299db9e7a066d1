'use client';

import { lazy, Suspense } from 'react';
import { CalendarSkeleton } from '#components/ui/calendar-skeleton.tsx';
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
  /** Names the calendar: "Check-in and check-out". */
  label: string;
  /** Takes the focus when it appears: right in a panel that was just opened, wrong in a page. */
  autoFocus?: boolean;
};

const Days = lazy(() => import('#components/ui/range-calendar-days.tsx').then((days) => ({ default: days.RangeCalendarDays })));

/** Check-in and check-out on one calendar: two months side by side, one on phones. Its code loads when it is first shown. */
export function RangeCalendar(props: RangeCalendarProps) {
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Days {...props} />
    </Suspense>
  );
}
