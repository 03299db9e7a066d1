'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { t } from '#lib/shared/texts.ts';
import { asHost, asStaff, type BudgetKeeper } from '../../client/budget/budgets.ts';
import styles from './budget.module.css';
import { BudgetForm } from './budget-form.tsx';
import { BudgetSummary } from './budget-summary.tsx';

export type EventBudgetProps = { code: string; /** Who keeps it. */ by: 'host' | 'staff' };

/** The budget of an event for whoever keeps it: what it costs, what is paid and what is left of the total. */
export function EventBudget({ code, by }: EventBudgetProps) {
  const [keeper] = useState<BudgetKeeper>(() => (by === 'host' ? asHost(code) : asStaff(code)));
  const cache = useQueryClient();
  const { data, error } = useQuery(keeper.options);
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLSpanElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.querySelector<HTMLElement>('button')?.focus();
  };
  const download = () => void keeper.download().catch((failure: unknown) => toast.error(apiFailure(failure).message));
  return (
    <section className={styles.budget} aria-labelledby="event-budget">
      <h2 id="event-budget" className="h2">
        {t('Budget')}
      </h2>
      <p className="muted">
        {t('What the event costs, and what you have paid of it.')}{' '}
        {by === 'host'
          ? t('Only you see it. Guests of your event do not.')
          : 'Only staff see it. Guests of the event do not.'}
      </p>
      <FieldError>{error?.message}</FieldError>
      {!data && !error && <LoadingRows label={t('Loading the budget')} count={3} />}
      {data && isEditing && (
        <BudgetForm
          budget={data}
          keeper={keeper}
          onSaved={(saved) => {
            cache.setQueryData(keeper.options.queryKey, saved);
            toast.success(t('The budget is saved.'));
            close();
          }}
          onClose={close}
        />
      )}
      {data && !isEditing && (
        <>
          <BudgetSummary budget={data} />
          <div className="row folds">
            <span ref={edit}>
              <Button variant="ink" onClick={() => setEditing(true)}>
                {t(data.version ? 'Change the budget' : 'Make a budget')}
              </Button>
            </span>
            {data.lines.length > 0 && (
              <Button variant="out" onClick={download}>
                {t('Download the budget as CSV')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
