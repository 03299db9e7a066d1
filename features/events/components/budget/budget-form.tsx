'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { refusalOf, useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { BudgetKeeper } from '../../client/budget/budgets.ts';
import type { EventBudget } from '../../contract.ts';
import { BUDGET_LIMITS, readBudget, type TypedBudget, typedBudget } from '../../rules/budget-form.ts';
import styles from './budget.module.css';
import { BudgetLines } from './budget-lines.tsx';
import { BudgetSums, BudgetSummary } from './budget-summary.tsx';

export type BudgetFormProps = {
  /** As it was read. */
  budget: EventBudget;
  keeper: BudgetKeeper;
  onSaved: (saved: EventBudget) => void;
  onClose: () => void;
};

/**
 * Changes a budget. Where somebody saved it meanwhile, what is typed stays, and beside it stands what they saved: one is
 * chosen.
 */
export function BudgetForm({ budget, keeper, onSaved, onClose }: BudgetFormProps) {
  const cache = useQueryClient();
  const [version, setVersion] = useState(budget.version);
  const [theirs, setTheirs] = useState<EventBudget | null>(null);
  const form = useForm<TypedBudget>(() => typedBudget(budget));
  const read = readBudget(form.values);
  const send = async (typed: TypedBudget) => {
    const { budget: asked, problems } = readBudget(typed);
    if (Object.keys(problems).length) return problems;
    try {
      onSaved(await keeper.save({ total: asked.total, lines: [...asked.lines], version }));
      return {};
    } catch (error) {
      if (apiFailure(error).code !== 'CONFLICT') return refusalOf(error);
      const saved = await cache.fetchQuery(keeper.options).catch(() => null);
      if (!saved) return refusalOf(error);
      setTheirs(saved);
      setVersion(saved.version);
      return {};
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <MoneyField
        label={t('Total')}
        hint={t('What you want to spend at most.')}
        name="total"
        limits={BUDGET_LIMITS}
        value={form.values.total}
        onValue={(total) => form.change({ total })}
        error={form.errorOf('total')}
      />
      <BudgetLines form={form} />
      <BudgetSums total={read.budget.total} lines={[...read.budget.lines]} people={budget.people} />
      {theirs && (
        <section className={styles.conflict} aria-label={t('Saved meanwhile')}>
          <p role="alert">
            <strong>{t('This budget was saved in another tab or by somebody else since you opened it.')}</strong>{' '}
            {t('Nothing of yours was saved or lost: it stands above. This is what was saved:')}
          </p>
          <BudgetSummary budget={theirs} caption={t('Budget as it was saved')} />
          <div>
            <Button
              variant="out"
              size="sm"
              onClick={({ currentTarget: { form: element } }) => {
                flushSync(() => {
                  form.change(typedBudget(theirs));
                  setTheirs(null);
                });
                element?.querySelector('input')?.focus();
              }}
            >
              {t('Discard mine and continue with this one')}
            </Button>
          </div>
        </section>
      )}
      <FormFailure message={form.problem} />
      <div className="row folds">
        <Button type="submit" variant="go" busy={form.sending} busyLabel={t('Saving…')}>
          {t(theirs ? 'Save mine in its place' : 'Save the budget')}
        </Button>
        <Button variant="txt" onClick={onClose}>
          {t('Close without saving')}
        </Button>
      </div>
    </form>
  );
}
