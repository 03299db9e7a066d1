import type { DataColumn } from '#components/ui/data-table.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { BudgetView } from '../contract.ts';
import { KIND_LABELS, WHEN_EXCEEDED_LABELS } from '../rules/budget-texts.ts';
import { BudgetBar } from './budget-bar.tsx';

/** Columns of the table of budgets. */
export const BUDGET_COLUMNS: readonly DataColumn<BudgetView>[] = [
  {
    key: 'name',
    title: 'Budget',
    sorts: true,
    cell: ({ name, kind }) => (
      <>
        <span className="strong">{name}</span> <span className="small muted">{KIND_LABELS[kind]}</span>
      </>
    ),
  },
  { key: 'period', title: 'Trips that begin in', sorts: true, cell: ({ period }) => period },
  {
    key: 'amount',
    title: 'Amount',
    sorts: true,
    firstDown: true,
    figures: true,
    cell: ({ amount }) => formatMoney(money(amount)),
  },
  { key: 'used', title: 'Used', sorts: true, firstDown: true, cell: (budget) => <BudgetBar {...budget} /> },
  {
    key: 'left',
    title: 'Left',
    sorts: true,
    figures: true,
    cell: ({ left }) => (left < 0 ? <Tag tone="warn">{formatMoney(money(-left))} over</Tag> : formatMoney(money(left))),
  },
  { key: 'stops', title: 'When exceeded', cell: ({ whenExceeded }) => WHEN_EXCEEDED_LABELS[whenExceeded] },
];

/** What a column sorts by. */
export const BUDGET_VALUES = {
  name: ({ name }: BudgetView) => name,
  period: ({ startsOn, endsOn }: BudgetView) => `${startsOn} ${endsOn}`,
  amount: ({ amount }: BudgetView) => amount,
  used: ({ reserved, committed, amount }: BudgetView) => (reserved + committed) / amount,
  left: ({ left }: BudgetView) => left,
};

export const FILE_HEADINGS = [
  'Budget',
  'Kind',
  'First day',
  'Last day',
  'Amount',
  'Committed',
  'Reserved',
  'Left',
  'Trips',
  'When exceeded',
  'Currency',
];

/** A budget as a line of the file; amounts in rupees. */
export const fileLine = (budget: BudgetView) => [
  budget.name,
  KIND_LABELS[budget.kind],
  budget.startsOn,
  budget.endsOn,
  budget.amount / 100,
  budget.committed / 100,
  budget.reserved / 100,
  budget.left / 100,
  budget.trips,
  WHEN_EXCEEDED_LABELS[budget.whenExceeded],
  'INR',
];
