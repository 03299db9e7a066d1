import {
  MOST_WINDOW_DAYS,
  mostForWindow,
  othersOf,
  windowAround,
  windowText,
  type RouteBound,
} from '#lib/shared/approved-window.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { Check } from './check.tsx';
import { MoneyField } from './money-field.tsx';
import { SelectField } from './select-field.tsx';

/** Other flights or stays beside a trip: so many days before and after it, and the ceiling as typed; null: none. */
export type TypedWindow = { days: number; upTo: string } | null;

type WindowFieldsProps = {
  route: readonly RouteBound[];
  total: number;
  today: IsoDate;
  value: TypedWindow;
  onValue: (window: TypedWindow) => void;
  /** What is done with the others, before their name. */ label: string;
  /** The ceiling to begin with, as typed. */ first: string;
  /** What is wrong with the ceiling, whose field is named `window.upTo`. */ error: string | undefined;
};

/** Others of the route or city that are asked for or approved too: the days around, and the ceiling for the whole trip. */
export function WindowFields({ route, total, today, value, onValue, label, first, error }: WindowFieldsProps) {
  return (
    <>
      <Check
        label={`${label} ${othersOf(route)}: ${windowText(windowAround(route, value?.days ?? 1), today)}`}
        checked={value !== null}
        onChange={(event) => onValue(event.target.checked ? { days: 1, upTo: first } : null)}
      />
      {value && (
        <>
          <SelectField
            label="Days"
            value={String(value.days)}
            onChange={(event) => onValue({ ...value, days: Number(event.target.value) })}
          >
            {Array.from({ length: MOST_WINDOW_DAYS + 1 }, (_, days) => (
              <option key={days} value={days}>
                {days ? `${counted(days, 'day')} before or after` : 'The same day'}
              </option>
            ))}
          </SelectField>
          <MoneyField
            name="window.upTo"
            label="At most, for the whole trip"
            hint={`${othersOf(route) === 'other flights' ? 'In the same cabin and by' : 'By'} the same policy rules. One booking uses it up; without one it ends after three days.`}
            value={value.upTo}
            onValue={(upTo) => onValue({ ...value, upTo })}
            limits={{ least: total, most: mostForWindow(total) }}
            error={error}
          />
        </>
      )}
    </>
  );
}
