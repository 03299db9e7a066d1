import { useId, useState } from 'react';
import { Popover } from '#components/ui/popover.tsx';
import { loadRangeCalendar, RangeCalendar } from '#components/ui/range-calendar.tsx';
import {
  searchCalendar,
  searchHalf,
  searchLabel,
  SearchPart,
  searchTrigger,
  SearchValue,
} from '#components/ui/search-form.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { daysBetween, formatDate, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './flight-search.module.css';

type LegDateProps = { name: string; given: string; today: IsoDate; lastDay: IsoDate; error: string | undefined };

const comeNear = () => void loadRangeCalendar().catch(() => undefined);

/** The date of one flight of a multi-city trip: a calendar with script, a date input without. */
export function LegDate({ name, given, today, lastDay, error }: LegDateProps) {
  const panel = useId();
  const hydrated = useHydrated();
  const [day, setDay] = useState(isIsoDate(given) ? given : '');
  const [opened, setOpened] = useState(false);
  if (!hydrated)
    return (
      <SearchPart error={error} className={styles.cell}>
        <label className={searchHalf}>
          <span className={searchLabel}>{t('Depart')}</span>
          <input
            type="date"
            name={name}
            defaultValue={day}
            onChange={({ target }) => setDay(target.value)}
            min={today}
            max={lastDay}
            className={styles.date}
          />
        </label>
      </SearchPart>
    );
  return (
    <SearchPart error={error} className={styles.cell} onOpen={() => setOpened(true)} onNear={comeNear}>
      <Popover
        id={panel}
        triggerClassName={searchTrigger}
        className={searchCalendar}
        trigger={
          <SearchValue label={t('Depart')} aside={day ? undefined : t('Choose a day')}>
            {day && formatDate(day, today)}
          </SearchValue>
        }
      >
        <input type="hidden" name={name} value={day} />
        {opened && (
          <RangeCalendar
            label={t('Day of the flight')}
            value={{ from: day || undefined }}
            onChange={({ from }) => {
              setDay(from ?? '');
              document.getElementById(panel)?.hidePopover();
            }}
            min={today}
            max={lastDay}
            longest={daysBetween(today, lastDay)}
            single
          />
        )}
      </Popover>
    </SearchPart>
  );
}
