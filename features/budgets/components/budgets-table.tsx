'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { sortItems } from '#components/ui/table-sort.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { saveCsv } from '#lib/client/save-csv.ts';
import { budgetsOptions } from '../client/budget-queries.ts';
import { useMay } from '#features/session/client/use-may.ts';
import type { BudgetView } from '../contract.ts';
import { BUDGET_COLUMNS, BUDGET_VALUES, FILE_HEADINGS, fileLine } from './budget-columns.tsx';
import type { BudgetDialogProps } from './budget-dialog.tsx';
import styles from './budgets.module.css';

const BudgetDialog = onDemand<BudgetDialogProps>(() =>
  import('./budget-dialog.tsx').then((dialog) => dialog.BudgetDialog),
);

/** The company's budgets with what is committed, reserved and left. */
export function BudgetsTable() {
  const mayAdd = useMay('configuration', 'create');
  const mayChange = useMay('configuration', 'edit');
  const table = useTableAddress(Object.keys(BUDGET_VALUES), { by: 'period', direction: 'asc' });
  const [opened, setOpened] = useState<BudgetView | 'new' | null>(null);
  const { data, error, refetch } = useQuery(budgetsOptions());
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="The budgets could not be loaded"
        meaning={`${error.message} They apply as before.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows label="Loading the budgets" count={4} />;
  const shown = sortItems(data.budgets, table.sort, BUDGET_VALUES);
  const add = mayAdd && (
    <Button variant="ink" icon="plus" onClick={() => setOpened('new')}>
      Add a budget
    </Button>
  );
  return (
    <section className={styles.part} aria-label="Budgets">
      <div className={styles.head}>
        <p className="muted pretty">
          A trip counts by the day it begins. A department’s budget includes the departments below it.
        </p>
        {shown.length > 0 && (
          <div className={styles.actions}>
            <Button icon="download" onClick={() => saveCsv('budgets.csv', FILE_HEADINGS, shown.map(fileLine))}>
              Save as CSV
            </Button>
            {add}
          </div>
        )}
      </div>
      {shown.length ? (
        <DataTable
          caption="Budgets"
          columns={BUDGET_COLUMNS}
          items={shown}
          keyOf={({ budgetId }) => budgetId}
          sort={table.sort}
          onSort={table.onSort}
          onOpen={mayChange ? setOpened : undefined}
        />
      ) : (
        <EmptyState level={2} title="No budgets yet" actions={add}>
          A budget for a department, cost centre or project shows what trips take of it to whoever books and approves
          them.
        </EmptyState>
      )}
      {opened && (
        <BudgetDialog
          budget={opened === 'new' ? null : opened}
          departments={data.departments}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
