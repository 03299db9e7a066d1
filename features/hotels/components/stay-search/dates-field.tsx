'use client';

import { useId, useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { loadRangeCalendar, RangeCalendar, type DateRange } from '#components/ui/range-calendar.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { addDays, daysBetween, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { STAY_LIMITS } from '#lib/shared/stay-words.ts';
import styles from './stay-search.module.css';

type Dates = { checkIn: IsoDate; checkOut: IsoDate };
type DatesFieldProps = { dates: Dates; onChange: (dates: Dates) => void; today: IsoDate; lastDay: IsoDate; error?: string };

const comeNear = () => void loadRangeCalendar().catch(() => undefined);

/** Check-in and check-out: a calendar with our script, two date inputs without it; both send the same two names. */
export function DatesField({ dates, onChange, today, lastDay, error }: DatesFieldProps) {
  const panel = useId();
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

  return (
    <div className={styles.dates} data-error={error ? '' : undefined} onClickCapture={() => setOpened(true)} onPointerEnter={comeNear} onFocus={comeNear}>
      <Popover
        id={panel}
        triggerClassName={styles.trigger}
        className={styles.calendar}
        trigger={
          <>
            <span className={styles.half}>
              <span className={styles.label}>Check in</span>
              <span className={styles.value}>{formatDate(dates.checkIn, today)}</span>
            </span>
            <span className={styles.half}>
              <span className={styles.label}>Check out</span>
              <span className={styles.value}>
                {formatDate(dates.checkOut, today)} {nights > 0 && <span className={styles.aside}>· {nights} {nights === 1 ? 'night' : 'nights'}</span>}
              </span>
            </span>
          </>
        }
      >
        {hydrated ? (
          <>
            <input type="hidden" name="checkin" value={dates.checkIn} />
            <input type="hidden" name="checkout" value={dates.checkOut} />
            {opened && (
              <RangeCalendar label="Check-in and check-out" value={range} onChange={change} min={today} max={addDays(lastDay, 1)} longest={STAY_LIMITS.nights} />
            )}
          </>
        ) : (
          <div className={styles.plain}>
            <label>Check in <input type="date" name="checkin" defaultValue={dates.checkIn} min={today} max={lastDay} required /></label>
            <label>Check out <input type="date" name="checkout" defaultValue={dates.checkOut} min={addDays(today, 1)} max={addDays(lastDay, 1)} required /></label>
          </div>
        )}
      </Popover>
      {error && <p className={styles.error} role="alert"><Icon name="alert" size={16} className={styles.errorMark} />{error}</p>}
    </div>
  );
}
