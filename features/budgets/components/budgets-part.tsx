'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';

const Budgets = onDemand<object>(() => import('./budgets-table.tsx').then((part) => part.BudgetsTable), {
  Meanwhile: () => <LoadingRows label="Opening the budgets" count={4} />,
});

/** The company's budgets, whose script is loaded only where they are shown: the page has other parts. */
export const BudgetsPart = () => <Budgets />;
