import {
  MOST_WINDOW_DAYS,
  mostForWindow,
  windowAround,
  windowText,
  type RouteBound,
} from '#lib/shared/approved-window.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { Check } from './check.tsx';
import { MoneyField } from './money-field.tsx';
import { SelectField } from './select-field.tsx';

/** Other flights beside a trip: so many days before and after it, and the ceiling as typed; null: none. */
export type TypedWindow = { days: number; upTo: string } | null;

type WindowFieldsProps = {
  route: readonly RouteBound[];
  total: number;
  today: IsoDate;
  value: TypedWindow;
  onValue: (window: TypedWindow) => void;
  /** What the other flights are, before their route. */ label: string;
  /** The ceiling to begin with, as typed. */ first: string;
  error: string | undefined;
};

/** Other flights of the route that are asked for or approved too: the days around, and the ceiling for the whole trip. */
export function WindowFields({ route, total, today, value, onValue, label, first, error }: WindowFieldsProps) {
  return (
    <>
      <Check
        label={`${label}: ${windowText(windowAround(route, value?.days ?? 1), today)}`}
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
            label="At most, for the whole trip"
            hint="In the same cabin and by the same policy rules. One booking uses it up; without one it ends after three days."
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
