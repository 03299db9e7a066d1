import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COST, readBudget, typedBudget } from './budget-form.ts';
import { COST_CATEGORIES, MOST_BUDGET } from './event-budget.ts';

describe('[1.2] the budget of an event as typed', () => {
  it.each([
    ['', 0, undefined],
    ['5,00,000', 50_000_000, undefined],
    ['1.5 lakh', 15_000_000, undefined],
    ['₹12.50', 1250, undefined],
    ['many', 0, 'Enter an amount in rupees, such as 5,00,000.'],
    ['11 crore', 0, 'Enter ₹10,00,00,000 or less.'],
  ])('reads “%s”', (typed, paise, problem) => {
    const line = { ...EMPTY_COST, description: 'Hall', planned: typed, paid: typed };
    const { budget, problems } = readBudget({ total: typed, lines: [line] });
    expect(budget).toEqual({
      total: paise,
      lines: [{ category: 'venue', description: 'Hall', planned: paise, paid: paise }],
    });
    expect(problems).toEqual(problem ? { total: problem, 'lines.0.planned': problem, 'lines.0.paid': problem } : {});
  });

  it('opens with what was saved, and reads the same again', () => {
    const amounts = fc.integer({ min: 0, max: MOST_BUDGET });
    const line = fc.record({
      category: fc.constantFrom(...COST_CATEGORIES),
      description: fc.string(),
      planned: amounts,
      paid: amounts,
    });
    fc.assert(
      fc.property(fc.record({ total: amounts, lines: fc.array(line, { maxLength: 20 }) }), (budget) => {
        expect(readBudget(typedBudget(budget))).toEqual({ budget, problems: {} });
      }),
    );
  });
});
