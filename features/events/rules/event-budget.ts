import { t } from '#lib/shared/texts.ts';

/** Lines of the budget of an event. */
export const MOST_BUDGET_LINES = 100;
/** Longest description of a line, in characters. */
export const LONGEST_COST = 120;
/** Largest amount of a line and of the total, in paise: ten crore rupees. */
export const MOST_BUDGET = 100_000_000_00;

export const COST_CATEGORIES = [
  'venue',
  'food',
  'rooms',
  'travel',
  'programme',
  'decoration',
  'photographs',
  'printing',
  'gifts',
  'other',
] as const;
export type CostCategory = (typeof COST_CATEGORIES)[number];
/** @texts */
export const COST_LABELS: Record<CostCategory, string> = {
  venue: 'Venue',
  food: 'Food and drink',
  rooms: 'Rooms',
  travel: 'Travel',
  programme: 'Programme and music',
  decoration: 'Decoration',
  photographs: 'Photographs and film',
  printing: 'Invitations and printing',
  gifts: 'Gifts',
  other: 'Other',
};

/** A cost; amounts in paise. */
export type Cost = { category: CostCategory; description: string; planned: number; paid: number };

/** Amounts in paise. */
export type BudgetSums = {
  planned: number;
  paid: number;
  /** What the event costs as far as one knows: of each line what is planned, or what was paid where that is more. */
  expected: number;
  /** What of `expected` is not paid. */
  toPay: number;
  /** What of the total is left; below zero: how much it is over. */
  left: number;
};

/** The sums of a budget. */
export function sumsOf(total: number, lines: readonly Cost[]): BudgetSums {
  const sum = (amountOf: (line: Cost) => number) => lines.reduce((all, line) => all + amountOf(line), 0);
  const [planned, paid, expected] = [sum((line) => line.planned), sum((line) => line.paid), sum(expectedOf)];
  return { planned, paid, expected, toPay: expected - paid, left: total - expected };
}

/** What a line costs as far as one knows. */
export const expectedOf = ({ planned, paid }: Cost): number => Math.max(planned, paid);

/** The lines of each category that has some, in the order of the list. */
export const byCategory = (lines: readonly Cost[]): { category: CostCategory; lines: Cost[] }[] =>
  COST_CATEGORIES.map((category) => ({ category, lines: lines.filter((line) => line.category === category) })).filter(
    (group) => group.lines.length > 0,
  );

/** What the event costs for each person who is registered, to the whole rupee (paise); null while nobody is. */
export const perPerson = (expected: number, people: number): number | null =>
  people > 0 ? Math.round(expected / people / 100) * 100 : null;

/** The total, what is left of it or how much it is over, as one sentence in the language of the page. `shown` writes an amount. */
export function leftText(total: number, { expected, left }: BudgetSums, shown: (paise: number) => string): string {
  if (!total) return t('Enter a total to see what is left of it.');
  if (left > 0) return t('{left} of {total} is left.', { left: shown(left), total: shown(total) });
  return left === 0
    ? t('All of {total} is planned.', { total: shown(total) })
    : t('{expected} is {over} over the total of {total}.', {
        expected: shown(expected),
        over: shown(-left),
        total: shown(total),
      });
}
