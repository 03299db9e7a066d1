import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { EventBudget } from '../../contract.ts';
import { type Cost, COST_LABELS, leftText, perPerson, sumsOf } from '../../rules/event-budget.ts';
import { languageOf } from '../language-of.ts';
import styles from './budget.module.css';

const shown = (paise: number): string => formatMoney(money(paise));

type Line = Cost & { key: string };
const columns = (): readonly DataColumn<Line>[] => [
  { key: 'for', title: t('For'), cell: ({ category }) => t(COST_LABELS[category]) },
  {
    key: 'description',
    title: t('Description'),
    cell: ({ description }) => <span lang={languageOf(description)}>{description}</span>,
  },
  { key: 'planned', title: t('Planned'), cell: ({ planned }) => shown(planned), figures: true },
  { key: 'paid', title: t('Paid'), cell: ({ paid }) => shown(paid), figures: true },
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
      <p>{t('{paid} is paid, {toPay} is still to pay.', { paid: shown(sums.paid), toPay: shown(sums.toPay) })}</p>
      {each !== null && (
        <p className="small muted">
          {t('About {amount} for each of the {people} who are registered.', {
            amount: shown(each),
            people: counted(people, 'person', 'people'),
          })}
        </p>
      )}
    </div>
  );
}

/** A budget as it was saved. */
export function BudgetSummary({ budget, caption = t('Budget') }: { budget: EventBudget; caption?: string }) {
  if (!budget.lines.length && !budget.total) return <p className="muted">{t('Nothing is planned yet.')}</p>;
  return (
    <>
      <BudgetSums {...budget} />
      {budget.lines.length > 0 && (
        <DataTable
          caption={caption}
          columns={columns()}
          items={budget.lines.map((line, at) => ({ ...line, key: String(at) }))}
          keyOf={({ key }) => key}
        />
      )}
    </>
  );
}
