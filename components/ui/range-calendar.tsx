'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { RangeCalendarProps } from '#components/ui/range-calendar-days.tsx';
import styles from './calendar-skeleton.module.css';
import { t } from '#lib/shared/texts.ts';

/** Placeholder with a calendar's size. */
function CalendarSkeleton() {
  return (
    <div className={styles.room} role="status">
      <span className="visually-hidden">{t('Opening the calendar')}</span>
    </div>
  );
}

export type { DateRange } from '#components/ui/range-calendar-days.tsx';

/** Preloads the calendar on hover or focus. */
export const loadRangeCalendar = () =>
  import('#components/ui/range-calendar-days.tsx').then((days) => days.RangeCalendarDays);

/** Check-in and check-out in one calendar: two months side by side, one on phones. Loaded when first shown. */
export const RangeCalendar = onDemand<RangeCalendarProps>(loadRangeCalendar, { Meanwhile: CalendarSkeleton });
