'use client';

import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraft } from '#lib/client/use-draft.ts';
import { useSend } from '#lib/client/use-send.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import { BUDGETS } from '../client/budget-queries.ts';
import { addBudget, changeBudget, removeBudget } from '../client/calls.ts';
import { useMay } from '#features/session/client/use-may.ts';
import type { BudgetList, BudgetView } from '../contract.ts';
import { KIND_LABELS, WHEN_EXCEEDED, WHEN_EXCEEDED_LABELS } from '../rules/budget-texts.ts';
import { BUDGET_KINDS, type BudgetKind } from '../rules/charges.ts';
import styles from './budgets.module.css';
import { PeriodFields, periodOf } from './period-fields.tsx';

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
  const { value, set, forget, ...draft } = useDraft(`budget-${budget?.budgetId ?? 'new'}`, {
    kind: budget?.kind ?? 'department',
    departmentId: budget?.departmentId ?? '',
    name: budget && budget.kind !== 'department' ? budget.name : '',
    amount: budget ? rupeesInField(budget.amount) : '',
    whenExceeded: budget?.whenExceeded ?? ('warn' as const),
    period: periodOf(budget),
  });
  const { kind, departmentId, name, amount, whenExceeded, period } = value;
  const done = (words: string) => () => {
    forget();
    toast.success(words);
    onClose();
  };
  const add = useSend(addBudget, { reads: BUDGETS, done: done('The budget is added.') });
  const change = useSend(changeBudget, { reads: BUDGETS, done: done('The budget is saved.') });
  const remove = useSend(removeBudget, { reads: BUDGETS, done: done('The budget is removed.') });
  const used = budget ? change : add;
  const send = () => {
    const typed = typedRupees(amount, { least: LEAST });
    if (typed.problem) return;
    const form = {
      kind,
      departmentId: kind === 'department' ? departmentId || null : null,
      name: kind === 'department' ? '' : name,
      ...period.value,
      amount: typed.paise ?? 0,
      whenExceeded,
    };
    if (budget) change.send({ ...form, budgetId: budget.budgetId });
    else add.send(form);
  };
  return (
    <Dialog open size="lg" title={budget ? budget.name : 'Add a budget'} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <RestoredDraft {...draft} />
        <div className={styles.pair}>
          <SelectField
            label="Budget for a"
            value={kind}
            onChange={(event) => set({ ...value, kind: event.target.value as BudgetKind })}
            options={BUDGET_KINDS.map((one) => ({ value: one, label: KIND_LABELS[one].toLowerCase() }))}
          />
          {kind === 'department' ? (
            <SelectField
              label="Department"
              value={departmentId}
              error={used.fields.departmentId}
              onChange={(event) => set({ ...value, departmentId: event.target.value })}
              options={[
                { value: '', label: 'Choose…' },
                ...departments.map((one) => ({ value: one.departmentId, label: one.name })),
              ]}
            />
          ) : (
            <TextField
              label={`Name of the ${KIND_LABELS[kind].toLowerCase()}`}
              hint="As people enter it when they book; case and spaces do not matter."
              autoComplete="off"
              maxLength={60}
              value={name}
              error={used.fields.name}
              onChange={(event) => set({ ...value, name: event.target.value })}
            />
          )}
        </div>
        <PeriodFields period={period} errors={used.fields} onChange={(next) => set({ ...value, period: next })} />
        <MoneyField
          label="Amount"
          value={amount}
          limits={{ least: LEAST }}
          error={used.fields.amount}
          onValue={(typed) => set({ ...value, amount: typed })}
        />
        <FieldGroup legend="When a trip costs more than is left">
          {WHEN_EXCEEDED.map((one) => (
            <Radio
              key={one}
              name="whenExceeded"
              label={WHEN_EXCEEDED_LABELS[one]}
              checked={whenExceeded === one}
              onChange={() => set({ ...value, whenExceeded: one })}
            />
          ))}
        </FieldGroup>
        <div role="alert">
          <FieldError>{used.message ?? remove.message}</FieldError>
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="ink" busy={used.busy} busyLabel="Saving…">
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
