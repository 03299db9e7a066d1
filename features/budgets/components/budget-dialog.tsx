'use client';

import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { BUDGETS } from '../client/budget-queries.ts';
import { addBudget, changeBudget, removeBudget } from '../client/calls.ts';
import { useMay } from '#features/session/client/use-may.ts';
import type { BudgetList, BudgetView } from '../contract.ts';
import { KIND_LABELS, WHEN_EXCEEDED, WHEN_EXCEEDED_LABELS } from '../rules/budget-texts.ts';
import { BUDGET_KINDS } from '../rules/charges.ts';
import styles from './budgets.module.css';
import { PeriodFields, typedPeriod } from './period-fields.tsx';

/** The least amount of a budget, in paise. */
const LEAST = 100;

export type BudgetDialogProps = {
  budget: BudgetView | null;
  departments: BudgetList['departments'];
  onClose: () => void;
};

/** Adds, changes or removes a budget. */
export function BudgetDialog({ budget, departments, onClose }: BudgetDialogProps) {
  const mayRemove = useMay('configuration', 'delete');
  const form = useDraftForm(`budget-${budget?.budgetId ?? 'new'}`, {
    kind: budget?.kind ?? 'department',
    departmentId: budget?.departmentId ?? '',
    name: budget && budget.kind !== 'department' ? budget.name : '',
    amount: budget ? rupeesInField(budget.amount) : '',
    whenExceeded: budget?.whenExceeded ?? ('warn' as const),
    ...typedPeriod(budget),
  });
  const { kind } = form.values;
  const done = (words: string) => () => {
    form.forget();
    toast.success(words);
    onClose();
  };
  const add = useSend(addBudget, { reads: BUDGETS, done: done('The budget is added.') });
  const change = useSend(changeBudget, { reads: BUDGETS, done: done('The budget is saved.') });
  const remove = useSend(removeBudget, { reads: BUDGETS, done: done('The budget is removed.') });
  const send = async ({ periodKind: _, departmentId, name, amount, ...typed }: typeof form.values) => {
    const { paise, problem } = typedRupees(amount, { least: LEAST });
    if (problem) return { amount: problem };
    const written = {
      ...typed,
      departmentId: kind === 'department' ? departmentId || null : null,
      name: kind === 'department' ? '' : name,
      amount: paise ?? 0,
    };
    return budget ? change.sendOrThrow({ ...written, budgetId: budget.budgetId }) : add.sendOrThrow(written);
  };
  return (
    <Dialog open size="lg" title={budget ? budget.name : 'Add a budget'} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.submit(send)}>
        <RestoredDraft {...form} />
        <div className={styles.pair}>
          <SelectField
            label="Budget for a"
            options={BUDGET_KINDS.map((one) => ({ value: one, label: KIND_LABELS[one].toLowerCase() }))}
            {...form.field('kind')}
          />
          {kind === 'department' ? (
            <SelectField
              label="Department"
              options={[
                { value: '', label: 'Choose…' },
                ...departments.map((one) => ({ value: one.departmentId, label: one.name })),
              ]}
              {...form.field('departmentId')}
            />
          ) : (
            <TextField
              label={`Name of the ${KIND_LABELS[kind].toLowerCase()}`}
              hint="As people enter it when they book; case and spaces do not matter."
              autoComplete="off"
              maxLength={60}
              {...form.field('name')}
            />
          )}
        </div>
        <PeriodFields form={form} />
        <MoneyField
          label="Amount"
          name="amount"
          value={form.values.amount}
          limits={{ least: LEAST }}
          error={form.errorOf('amount')}
          onValue={(amount) => form.change({ amount })}
        />
        <FieldGroup legend="When a trip costs more than is left">
          {WHEN_EXCEEDED.map((one) => (
            <Radio
              key={one}
              name="whenExceeded"
              label={WHEN_EXCEEDED_LABELS[one]}
              checked={form.values.whenExceeded === one}
              onChange={() => form.change({ whenExceeded: one })}
            />
          ))}
        </FieldGroup>
        <FormFailure message={(form.problem || remove.message) ?? undefined} />
        <div className={styles.actions}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
            {budget ? 'Save the budget' : 'Add the budget'}
          </Button>
          {budget && mayRemove && (
            <Button
              variant="txt"
              busy={remove.busy}
              busyLabel="Removing…"
              onClick={() => remove.send({ budgetId: budget.budgetId })}
            >
              Remove the budget
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
