import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { EventBudget } from '../../contract.ts';
import { type Cost, COST_LABELS, leftText, perPerson, sumsOf } from '../../rules/event-budget.ts';
import styles from './budget.module.css';

const shown = (paise: number): string => formatMoney(money(paise));

type Line = Cost & { key: string };
const COLUMNS: readonly DataColumn<Line>[] = [
  { key: 'for', title: 'For', cell: ({ category }) => COST_LABELS[category] },
  { key: 'description', title: 'Description', cell: ({ description }) => description },
  { key: 'planned', title: 'Planned', cell: ({ planned }) => shown(planned), figures: true },
  { key: 'paid', title: 'Paid', cell: ({ paid }) => shown(paid), figures: true },
];

/** The sums of a budget in words. */
export function BudgetSums({ total, lines, people }: Pick<EventBudget, 'total' | 'lines' | 'people'>) {
  const sums = sumsOf(total, lines);
  const each = perPerson(sums.expected, people);
  return (
    <div className={styles.sums}>
      <p>
        <strong>{leftText(total, sums, shown)}</strong>
      </p>
      <p>
        {shown(sums.paid)} is paid, {shown(sums.toPay)} is still to pay.
      </p>
      {each !== null && (
        <p className="small muted">
          About {shown(each)} for each of the {counted(people, 'person', 'people')} who are registered.
        </p>
      )}
    </div>
  );
}

/** A budget as it was saved. */
export function BudgetSummary({ budget, caption = 'Budget' }: { budget: EventBudget; caption?: string }) {
  if (!budget.lines.length && !budget.total) return <p className="muted">Nothing is planned yet.</p>;
  return (
    <>
      <BudgetSums {...budget} />
      {budget.lines.length > 0 && (
        <DataTable
          caption={caption}
          columns={COLUMNS}
          items={budget.lines.map((line, at) => ({ ...line, key: String(at) }))}
          keyOf={({ key }) => key}
        />
      )}
    </>
  );
}
