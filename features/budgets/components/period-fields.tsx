import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { dateInZone } from '#lib/shared/dates.ts';
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

/** A period as it is typed: a month, a quarter, a financial year or dates, and its first and last day. */
export type TypedPeriod = Period & { periodKind: PeriodKind };

const today = () => dateInZone(new Date(), COMPANY_ZONE);

/** The period at first: that of the budget, or the current quarter. */
export const typedPeriod = (budget: Period | null): TypedPeriod =>
  budget
    ? { periodKind: kindOfPeriod(budget), startsOn: budget.startsOn, endsOn: budget.endsOn }
    : { periodKind: 'quarter', ...periodsFrom('quarter', today())[0]! };

/** The periods to choose from, with the chosen one where it is over. */
function periodsWith({ periodKind, startsOn, endsOn }: TypedPeriod): Period[] {
  if (periodKind === 'dates') return [];
  const offered = periodsFrom(periodKind, today());
  return offered.some((one) => one.startsOn === startsOn) ? offered : [{ startsOn, endsOn }, ...offered];
}

/** A month, a quarter, a financial year, or a first and a last day. */
export function PeriodFields({ form }: { form: ChangingForm<TypedPeriod> }) {
  const { periodKind, startsOn } = form.values;
  const periods = periodsWith(form.values);
  const chooseKind = (next: PeriodKind) =>
    form.change({ periodKind: next, ...(next !== 'dates' && periodsFrom(next, today())[0]) });
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Period"
          options={PERIOD_KINDS.map((one) => ({ value: one, label: PERIOD_LABELS[one] }))}
          {...form.field('periodKind')}
          onChange={(event) => chooseKind(event.target.value as PeriodKind)}
        />
        {periodKind !== 'dates' && (
          <SelectField
            label="Trips that begin in"
            options={periods.map((one) => ({ value: one.startsOn, label: periodLabel(one) }))}
            {...form.field('startsOn')}
            onChange={(event) => form.change(periods.find((one) => one.startsOn === event.target.value) ?? {})}
          />
        )}
      </div>
      {periodKind === 'dates' && (
        <div className={styles.pair}>
          <TextField label="Trips that begin from" type="date" {...form.field('startsOn')} />
          <TextField label="Until" type="date" min={startsOn} {...form.field('endsOn')} />
        </div>
      )}
    </>
  );
}
