'use client';

import { CalendarSkeleton } from '#components/ui/calendar-skeleton.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { RangeCalendarProps } from '#components/ui/range-calendar-days.tsx';

export type { DateRange } from '#components/ui/range-calendar-days.tsx';

/** Fetches the calendar before it is shown: when a pointer or the focus comes near. */
export const loadRangeCalendar = () =>
  import('#components/ui/range-calendar-days.tsx').then((days) => days.RangeCalendarDays);

/** Check-in and check-out on one calendar: two months side by side, one on phones. Its code loads when it is first shown. */
export const RangeCalendar = onDemand<RangeCalendarProps>(loadRangeCalendar, { Meanwhile: CalendarSkeleton });
