'use client';

import { useState } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { loadRangeCalendar, RangeCalendar, type DateRange } from '#components/ui/range-calendar.tsx';
import { plainInput, searchCalendar, SearchPart, searchTrigger, SearchValue } from '#components/ui/search-form.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { addDays, daysBetween, formatDate, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { TripType } from '../../rules/search/trip-input.ts';
import styles from './flight-search.module.css';

type TripDatesProps = {
  /** Id of its panel. */
  panel: string;
  onChoose: () => void;
  way: TripType;
  depart: string;
  back: string;
  today: IsoDate;
  lastDay: IsoDate;
  error: string | undefined;
};

const USUAL_STAY = 7;
const comeNear = () => void loadRangeCalendar().catch(() => undefined);

/** Departure and return date: a calendar with script, date inputs without; both submit the same names. */
export function TripDates({ panel, onChoose, way, depart, back, today, lastDay, error }: TripDatesProps) {
  const hydrated = useHydrated();
  const [range, setRange] = useState<DateRange>({ from: depart || undefined, to: back || undefined });
  const [opened, setOpened] = useState(false);
  const returns = way === 'return';
  const out = isIsoDate(range.from ?? '') ? range.from! : today;
  const usual = addDays(out, USUAL_STAY) > lastDay ? lastDay : addDays(out, USUAL_STAY);
  const home = range.to ?? (range.from && !opened ? usual : undefined);

  const change = (next: DateRange) => {
    setRange(next);
    onChoose();
    if (!returns || next.to) document.getElementById(panel)?.hidePopover();
  };
  const open = () => {
    if (!opened && returns && !range.to) setRange({ from: out, to: usual });
    setOpened(true);
  };
  /** Dates entered before hydration: the native inputs are replaced afterwards. */
  const takePlain = (plain: HTMLElement | null) => {
    const [from = '', to = ''] = Array.from(plain?.querySelectorAll('input') ?? [], ({ value }) => value);
    if (isIsoDate(from) && (from !== depart || to !== back))
      setRange({ from, to: isIsoDate(to) && to >= from ? to : undefined });
  };
  const days = home ? daysBetween(out, home) : 0;

  return (
    <SearchPart className={styles.dates} error={error} onOpen={open} onNear={comeNear}>
      <Popover
        id={panel}
        triggerClassName={searchTrigger}
        className={searchCalendar}
        trigger={
          <>
            <SearchValue label={t('Depart')}>{formatDate(out, today)}</SearchValue>
            {returns && (
              <SearchValue
                label={t('Return')}
                aside={home ? (days === 0 ? t('same day') : counted(days, 'day')) : t('Choose a day')}
              >
                {home && formatDate(home, today)}
              </SearchValue>
            )}
          </>
        }
      >
        {hydrated ? (
          <>
            <input type="hidden" name="depart" value={out} />
            {returns && <input type="hidden" name="return" value={home ?? ''} />}
            {opened && (
              <RangeCalendar
                key={way}
                label={returns ? t('Days of the flights') : t('Day of the flight')}
                value={returns ? range : { from: out }}
                onChange={change}
                min={today}
                max={lastDay}
                longest={daysBetween(today, lastDay)}
                single={!returns}
                sameDay
              />
            )}
          </>
        ) : (
          <div className={styles.plain} ref={takePlain}>
            <label>
              {t('Depart')}{' '}
              <input
                type="date"
                className={plainInput}
                name="depart"
                defaultValue={depart}
                min={today}
                max={lastDay}
                required
              />
            </label>
            <label className={styles.back}>
              {t('Return date, for a return trip')}{' '}
              <input type="date" className={plainInput} name="return" defaultValue={back} min={today} max={lastDay} />
            </label>
          </div>
        )}
      </Popover>
    </SearchPart>
  );
}
