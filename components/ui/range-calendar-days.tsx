'use client';

import { DayPicker } from 'react-day-picker';
import { enIN } from 'react-day-picker/locale/en-IN';
import { calendarClassNames, CalendarChevron } from '#components/ui/calendar-parts.tsx';
import { calendarTexts } from '#components/ui/calendar-texts.ts';
import { useMediaQuery } from '#components/ui/use-media-query.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';

/** Two calendar dates; `to` is missing while only the first is selected. */
export type DateRange = { from?: IsoDate; to?: IsoDate };

export type RangeCalendarProps = {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** First and last selectable date. */
  min: IsoDate;
  max: IsoDate;
  /** Longest range in days: 30 nights. */
  longest?: number;
  /** Selects a single day. */
  single?: boolean;
  /** The range may end on its first day: a same-day return flight. */
  sameDay?: boolean;
  /** Accessible name of the calendar: "Check-in and check-out". */
  label: string;
};

/** The calendar itself; import `RangeCalendar`, which loads this file on demand. */
export function RangeCalendarDays(props: RangeCalendarProps) {
  const { value, onChange, min, max, longest = 30, single = false, sameDay = false, label } = props;
  const narrow = useMediaQuery('(max-width: 720px)');
  const choosingEnd = !single && value.from !== undefined && value.to === undefined;
  const last = choosingEnd && value.from ? earlier(addDays(value.from, longest), max) : max;
  return (
    <DayPicker
      mode="range"
      aria-label={label}
      classNames={calendarClassNames}
      components={{ Chevron: CalendarChevron }}
      locale={enIN}
      {...calendarTexts()}
      weekStartsOn={1}
      numberOfMonths={narrow ? 1 : 2}
      navLayout="after"
      defaultMonth={toDay(value.from ?? min)}
      startMonth={toDay(min)}
      endMonth={toDay(max)}
      disabled={{ before: toDay(min), after: toDay(last) }}
      selected={{ from: dayOr(value.from), to: dayOr(value.to) }}
      onSelect={(_, day) => onChange(single ? { from: toIso(day) } : extend(value, toIso(day), sameDay))}
    />
  );
}

/** First click: the start. Second click, later (or the same day, where allowed): the end. Any other: a new start. */
function extend({ from, to }: DateRange, day: IsoDate, sameDay: boolean): DateRange {
  return from !== undefined && to === undefined && (day > from || (sameDay && day === from))
    ? { from, to: day }
    : { from: day };
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/** Calendar dates have no zone: the picker uses the browser's local midnight. */
function toDay(date: IsoDate): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

const dayOr = (date: IsoDate | undefined): Date | undefined => (date ? toDay(date) : undefined);

function toIso(day: Date): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
