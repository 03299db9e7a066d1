'use client';

import { FieldGroup } from '#components/ui/field-group.tsx';
import { LineEditor } from '#components/ui/line-editor.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { BUDGET_LIMITS, EMPTY_COST, type TypedBudget, type TypedCost } from '../../rules/budget-form.ts';
import { COST_CATEGORIES, COST_LABELS, LONGEST_COST, MOST_BUDGET_LINES } from '../../rules/event-budget.ts';
import styles from '../hosting/hosting.module.css';

const options = () => COST_CATEGORIES.map((value) => ({ value, label: t(COST_LABELS[value]) }));

/** The lines of a budget, each with what is planned and what is paid. */
export function BudgetLines({ form }: { form: SentForm<TypedBudget> }) {
  const { lines } = form.values;
  const change = (at: number, part: Partial<TypedCost>) =>
    form.change({ lines: lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });
  return (
    <FieldGroup legend={t('What it is for')} error={form.errorOf('lines')}>
      <LineEditor
        lines={lines}
        most={MOST_BUDGET_LINES}
        addLabel={t('Add a line')}
        newLine={() => ({ ...EMPTY_COST, category: lines.at(-1)?.category ?? EMPTY_COST.category })}
        nameOf={(_, at) => t('line {n} of the budget', { n: at + 1 })}
        onLines={(changed) => form.change({ lines: changed })}
        className={styles.lines}
        lineClassName={styles.line}
      >
        {(line, at, remove) => (
          <>
            <SelectField
              label={t('Line {n}', { n: at + 1 })}
              options={options()}
              {...form.field(`lines.${at}.category`)}
            />
            <TextField label={t('Description')} maxLength={LONGEST_COST} {...form.field(`lines.${at}.description`)} />
            <div className={styles.pair}>
              <MoneyField
                label={t('Planned')}
                name={`lines.${at}.planned`}
                limits={BUDGET_LIMITS}
                value={line.planned}
                onValue={(planned) => change(at, { planned })}
                error={form.errorOf(`lines.${at}.planned`)}
              />
              <MoneyField
                label={t('Paid so far')}
                name={`lines.${at}.paid`}
                limits={BUDGET_LIMITS}
                value={line.paid}
                onValue={(paid) => change(at, { paid })}
                error={form.errorOf(`lines.${at}.paid`)}
              />
            </div>
            <div>{remove}</div>
          </>
        )}
      </LineEditor>
    </FieldGroup>
  );
}
