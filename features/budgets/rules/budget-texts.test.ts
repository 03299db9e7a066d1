import { describe, expect, it } from 'vitest';
import { inGrouping } from '#lib/server/digit-grouping.ts';
import { isExceeded, statusSentence, stopSentence, type BudgetStatus } from './budget-texts.ts';

const status = (over: Partial<BudgetStatus> = {}): BudgetStatus => ({
  name: 'Engineering',
  period: 'October–December 2026',
  amount: 50_000_000,
  spent: 26_000_000,
  takes: 3_840_000,
  whenExceeded: 'warn',
  ...over,
});

describe('[7.20] how a trip stands to a budget', () => {
  it.each([
    [
      'within it',
      {},
      'Engineering, October–December 2026: ₹2,40,000 left of ₹5,00,000; this trip takes ₹38,400.',
      false,
    ],
    [
      'exactly',
      { takes: 24_000_000 },
      'Engineering, October–December 2026: ₹2,40,000 left of ₹5,00,000; this trip takes ₹2,40,000.',
      false,
    ],
    [
      'beyond it',
      { takes: 24_640_000 },
      'Engineering, October–December 2026: ₹2,40,000 left of ₹5,00,000; this trip takes ₹2,46,400, ₹6,400 more than is left.',
      true,
    ],
    [
      'where nothing is left',
      { spent: 50_000_000 },
      'Engineering, October–December 2026: ₹0 left of ₹5,00,000; this trip takes ₹38,400, ₹38,400 more than is left.',
      true,
    ],
    [
      'where it is exceeded already',
      { spent: 51_000_000 },
      'Engineering, October–December 2026: ₹10,000 over its ₹5,00,000; this trip takes ₹38,400.',
      true,
    ],
  ])('%s', (_where, over, sentence, exceeded) => {
    expect(inGrouping('indian', () => statusSentence(status(over)))).toBe(sentence);
    expect(isExceeded(status(over))).toBe(exceeded);
  });

  it('a refusal names the budget, what is left, what the trip takes and what to do', () =>
    expect(inGrouping('indian', () => stopSentence(status({ takes: 24_640_000 })))).toBe(
      'The budget of Engineering for October–December 2026 has ₹2,40,000 left of ₹5,00,000, and this trip takes ₹2,46,400. Nothing was booked. Choose something cheaper, or ask an administrator to raise the budget.',
    ));
});
