'use client';

import { useState } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { loadRangeCalendar, RangeCalendar, type DateRange } from '#components/ui/range-calendar.tsx';
import { plainInput, searchCalendar, SearchPart, searchTrigger, SearchValue } from '#components/ui/search-form.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { addDays, daysBetween, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './stay-search.module.css';

type Dates = { checkIn: IsoDate; checkOut: IsoDate };
type DatesFieldProps = {
  /** Id of its panel. */
  panel: string;
  dates: Dates;
  onChange: (dates: Dates) => void;
  today: IsoDate;
  lastDay: IsoDate;
  error?: string;
};

const comeNear = () => void loadRangeCalendar().catch(() => undefined);

/** Check-in and check-out: a calendar with script, two date inputs without; both submit the same names. */
export function DatesField({ panel, dates, onChange, today, lastDay, error }: DatesFieldProps) {
  const hydrated = useHydrated();
  const [range, setRange] = useState<DateRange>({ from: dates.checkIn, to: dates.checkOut });
  const [opened, setOpened] = useState(false);
  const nights = daysBetween(dates.checkIn, dates.checkOut);

  const change = (next: DateRange) => {
    setRange(next);
    if (!next.from || !next.to || next.to <= next.from) return;
    onChange({ checkIn: next.from, checkOut: next.to });
    document.getElementById(panel)?.hidePopover();
  };

  /** Dates entered before hydration: the native inputs are replaced afterwards. */
  const takePlain = (plain: HTMLElement | null) => {
    const [from, to] = Array.from(plain?.querySelectorAll('input') ?? [], ({ value }) => value);
    if (from && to && from + to !== dates.checkIn + dates.checkOut) change({ from, to });
  };

  return (
    <SearchPart className={styles.dates} error={error} onOpen={() => setOpened(true)} onNear={comeNear}>
      <Popover
        id={panel}
        triggerClassName={searchTrigger}
        className={searchCalendar}
        trigger={
          <>
            <SearchValue label={t('Check in')}>{formatDate(dates.checkIn, today)}</SearchValue>
            <SearchValue label={t('Check out')} aside={nights > 0 && counted(nights, 'night')}>
              {formatDate(dates.checkOut, today)}
            </SearchValue>
          </>
        }
      >
        {hydrated ? (
          <>
            <input type="hidden" name="checkin" value={dates.checkIn} />
            <input type="hidden" name="checkout" value={dates.checkOut} />
            {opened && (
              <RangeCalendar
                label={t('Check-in and check-out')}
                value={range}
                onChange={change}
                min={today}
                max={addDays(lastDay, 1)}
                longest={STAY_LIMITS.nights}
              />
            )}
          </>
        ) : (
          <div className={styles.plain} ref={takePlain}>
            <label>
              {t('Check in')}{' '}
              <input
                type="date"
                className={plainInput}
                name="checkin"
                defaultValue={dates.checkIn}
                min={today}
                max={lastDay}
                required
              />
            </label>
            <label>
              {t('Check out')}{' '}
              <input
                type="date"
                className={plainInput}
                name="checkout"
                defaultValue={dates.checkOut}
                min={addDays(today, 1)}
                max={addDays(lastDay, 1)}
                required
              />
            </label>
          </div>
        )}
      </Popover>
    </SearchPart>
  );
}
