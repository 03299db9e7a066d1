import { useQuery } from '@tanstack/react-query';
import { budgetNamesOptions } from '../../client/company/budget-queries.ts';
import type { CostFields } from '../../company-parts.ts';

const LISTS = { costCentre: 'budget-cost-centres', project: 'budget-projects' } as const;

/** The `list` of a field whose values have budgets; undefined for the purpose. */
export const budgetList = (field: keyof CostFields): string | undefined =>
  field === 'purpose' ? undefined : LISTS[field];

/** The names that cost centre and project fields suggest (`budgetList`): those that have a budget. */
export function BudgetNames() {
  const { data } = useQuery(budgetNamesOptions());
  if (!data) return null;
  return (['costCentre', 'project'] as const).map((field) => (
    <datalist key={field} id={LISTS[field]}>
      {data[field].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  ));
}
