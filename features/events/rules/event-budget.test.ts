import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byCategory,
  type Cost,
  COST_CATEGORIES,
  expectedOf,
  leftText,
  MOST_BUDGET,
  MOST_BUDGET_LINES,
  perPerson,
  sumsOf,
} from './event-budget.ts';

const cost = (planned: number, paid: number): Cost => ({ category: 'food', description: 'Tea', planned, paid });
const amounts = fc.integer({ min: 0, max: MOST_BUDGET });
const lines = fc.array(
  fc.record({
    category: fc.constantFrom(...COST_CATEGORIES),
    description: fc.string(),
    planned: amounts,
    paid: amounts,
  }),
  { maxLength: MOST_BUDGET_LINES, size: 'max' },
);

describe('[1.2] the sums of the budget of an event', () => {
  it.each([
    ['nothing', 500, [], { planned: 0, paid: 0, expected: 0, toPay: 0, left: 500 }],
    ['partly paid', 500, [cost(300, 100)], { planned: 300, paid: 100, expected: 300, toPay: 200, left: 200 }],
    ['paid more than planned', 500, [cost(300, 350)], { planned: 300, paid: 350, expected: 350, toPay: 0, left: 150 }],
    ['never planned', 500, [cost(0, 50)], { planned: 0, paid: 50, expected: 50, toPay: 0, left: 450 }],
    ['over', 500, [cost(300, 0), cost(300, 400)], { planned: 600, paid: 400, expected: 700, toPay: 300, left: -200 }],
  ])('%s', (_, total, of, sums) => expect(sumsOf(total, of)).toEqual(sums));

  it('lose and make no paisa, whatever the lines are', () =>
    fc.assert(
      fc.property(amounts, lines, (total, of) => {
        const sums = sumsOf(total, of);
        expect(Object.values(sums).every(Number.isSafeInteger)).toBe(true);
        expect(sums.left + sums.expected).toBe(total);
        expect(sums.paid + sums.toPay).toBe(sums.expected);
        expect(sums.toPay).toBeGreaterThanOrEqual(0);
        expect(sums.expected).toBeGreaterThanOrEqual(Math.max(sums.planned, sums.paid));
        const groups = byCategory(of);
        expect(groups.reduce((all, group) => all + sumsOf(0, group.lines).expected, 0)).toBe(sums.expected);
        expect(groups.flatMap((group) => group.lines)).toHaveLength(of.length);
        expect(sumsOf(total, of.toReversed())).toEqual(sums);
        expect(of.every((line) => expectedOf(line) >= line.planned && expectedOf(line) >= line.paid)).toBe(true);
      }),
    ));
});

describe('[1.2] what an event costs for each person', () => {
  it.each([
    [100_000, 0, null],
    [100_000, 1, 100_000],
    [100_000, 3, 33_300],
    [200_000, 3, 66_700],
    [0, 3, 0],
  ])('%i paise for %i', (expected, people, each) => expect(perPerson(expected, people)).toBe(each));

  it('is off by half a rupee for each at most', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1000 }), (expected, people) => {
        const each = perPerson(expected, people)!;
        expect(each % 100).toBe(0);
        expect(Math.abs(each * people - expected)).toBeLessThanOrEqual(people * 50);
      }),
    ));
});

describe('[1.2] what is left of the total, in words', () => {
  const shown = (paise: number) => `₹${paise / 100}`;
  it.each([
    [0, [cost(100, 0)], 'Enter a total to see what is left of it.'],
    [50_000, [cost(20_000, 0)], '₹300 of ₹500 is left.'],
    [50_000, [cost(50_000, 0)], 'All of ₹500 is planned.'],
    [50_000, [cost(50_000, 70_000)], '₹700 is ₹200 over the total of ₹500.'],
  ])('of %i', (total, of, words) => expect(leftText(total, sumsOf(total, of), shown)).toBe(words));
});
