import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { dateInZone } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import {
  kindOfPeriod,
  PERIOD_KINDS,
  PERIOD_LABELS,
  periodLabel,
  periodsFrom,
  type Period,
  type PeriodKind,
} from '../rules/periods.ts';
import styles from './budgets.module.css';

/** A period as it is chosen: a month, a quarter, a financial year or dates, and its first and last day. */
export type ChosenPeriod = { kind: PeriodKind; value: Period };

const today = () => dateInZone(new Date(), COMPANY_ZONE);

/** The period at first: that of the budget, or the current quarter. */
export const periodOf = (budget: Period | null): ChosenPeriod =>
  budget
    ? { kind: kindOfPeriod(budget), value: { startsOn: budget.startsOn, endsOn: budget.endsOn } }
    : { kind: 'quarter', value: periodsFrom('quarter', today())[0]! };

/** The periods to choose from, with the chosen one where it is over. */
function periodsWith({ kind, value }: ChosenPeriod): Period[] {
  if (kind === 'dates') return [];
  const offered = periodsFrom(kind, today());
  return offered.some(({ startsOn }) => startsOn === value.startsOn) ? offered : [value, ...offered];
}

type PeriodFieldsProps = { period: ChosenPeriod; errors: FieldErrors; onChange: (period: ChosenPeriod) => void };

/** A month, a quarter, a financial year, or a first and a last day. */
export function PeriodFields({ period, errors, onChange }: PeriodFieldsProps) {
  const { kind, value } = period;
  const periods = periodsWith(period);
  const choose = (next: Period) => onChange({ kind, value: next });
  const chooseKind = (next: PeriodKind) =>
    onChange({ kind: next, value: next === 'dates' ? value : periodsFrom(next, today())[0]! });
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Period"
          value={kind}
          onChange={(event) => chooseKind(event.target.value as PeriodKind)}
          options={PERIOD_KINDS.map((one) => ({ value: one, label: PERIOD_LABELS[one] }))}
        />
        {kind !== 'dates' && (
          <SelectField
            label="Trips that begin in"
            value={value.startsOn}
            error={errors.startsOn ?? errors.endsOn}
            onChange={(event) => choose(periods.find(({ startsOn }) => startsOn === event.target.value) ?? value)}
            options={periods.map((one) => ({ value: one.startsOn, label: periodLabel(one) }))}
          />
        )}
      </div>
      {kind === 'dates' && (
        <div className={styles.pair}>
          <TextField
            label="Trips that begin from"
            type="date"
            value={value.startsOn}
            error={errors.startsOn}
            onChange={(event) => choose({ ...value, startsOn: event.target.value })}
          />
          <TextField
            label="Until"
            type="date"
            min={value.startsOn}
            value={value.endsOn}
            error={errors.endsOn}
            onChange={(event) => choose({ ...value, endsOn: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
