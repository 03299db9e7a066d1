import { useState } from 'react';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { dateInZone } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { COMPANY_ZONE } from '../rules/company-zone.ts';
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

/** The period that is chosen: at first that of the budget, or the current quarter. */
export function useBudgetPeriod(budget: Period | null) {
  const today = dateInZone(new Date(), COMPANY_ZONE);
  const [kind, setKind] = useState<PeriodKind>(budget ? kindOfPeriod(budget) : 'quarter');
  const [value, setValue] = useState<Period>(() =>
    budget ? { startsOn: budget.startsOn, endsOn: budget.endsOn } : periodsFrom('quarter', today)[0]!,
  );
  const offered = kind === 'dates' ? [] : periodsFrom(kind, today);
  const isOffered = offered.some(({ startsOn }) => startsOn === value.startsOn);
  return {
    kind,
    value,
    periods: kind === 'dates' || isOffered ? offered : [value, ...offered],
    choose: setValue,
    chooseKind: (next: PeriodKind) => {
      setKind(next);
      if (next !== 'dates') setValue(periodsFrom(next, today)[0]!);
    },
  };
}

type PeriodFieldsProps = { period: ReturnType<typeof useBudgetPeriod>; errors: FieldErrors };

/** A month, a quarter, a financial year, or a first and a last day. */
export function PeriodFields({ period: { kind, value, periods, choose, chooseKind }, errors }: PeriodFieldsProps) {
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
