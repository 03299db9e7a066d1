import type { FieldErrors } from '#lib/shared/errors.ts';
import { rupeesInField, type RupeeLimits, typedRupees } from '#lib/shared/read-rupees.ts';
import { type Cost, COST_CATEGORIES, type CostCategory, MOST_BUDGET } from './event-budget.ts';

/** What a field for an amount of a budget takes. */
export const BUDGET_LIMITS: RupeeLimits = { least: 0, most: MOST_BUDGET };

/** A budget, amounts in paise. */
export type Budget = { total: number; lines: readonly Cost[] };
/** A budget as typed. An empty amount is 0. */
export type TypedCost = { category: string; description: string; planned: string; paid: string };
export type TypedBudget = { total: string; lines: TypedCost[] };

export const EMPTY_COST: TypedCost = { category: 'venue', description: '', planned: '', paid: '' };

/** A budget as its form opens. */
export const typedBudget = ({ total, lines }: Budget): TypedBudget => ({
  total: inField(total),
  lines: lines.map(({ planned, paid, ...line }) => ({ ...line, planned: inField(planned), paid: inField(paid) })),
});

const inField = (paise: number): string => (paise ? rupeesInField(paise) : '');

/** What is typed, as it is sent; `problems` beside the fields of amounts that cannot be read, which count as 0. */
export function readBudget({ total, lines }: TypedBudget): { budget: Budget; problems: FieldErrors } {
  const problems: FieldErrors = {};
  const read = (field: string, typed: string): number => {
    const { paise, problem } = typedRupees(typed, BUDGET_LIMITS);
    if (problem) problems[field] = problem;
    return paise ?? 0;
  };
  const budget = {
    total: read('total', total),
    lines: lines.map(({ category, description, planned, paid }, at) => ({
      category: COST_CATEGORIES.find((one) => one === category) ?? ('other' satisfies CostCategory),
      description,
      planned: read(`lines.${at}.planned`, planned),
      paid: read(`lines.${at}.paid`, paid),
    })),
  };
  return { budget, problems };
}
