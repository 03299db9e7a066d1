import { expect, it } from 'vitest';
import { aFlight, aLeg } from '#tests/support/policy.ts';
import { cheaperOptions } from './option-text.ts';

it('[4.8] cheaper options are in policy, cheapest first, each once', () => {
  const offer = (flights: string, total: number, inPolicy = true) => ({
    inPolicy,
    option: { ...aFlight({ total, legs: [aLeg({ flights })] }), legs: [aLeg({ flights })], extras: [] },
  });
  const found = cheaperOptions(
    [
      offer('6E 1', 700_000),
      offer('6E 1', 700_000), // found by the search of another cabin too
      offer('AI 2', 600_000),
      offer('QP 3', 500_000, false),
      offer('UK 4', 900_000),
      offer('SG 5', 800_000),
      offer('IX 6', 850_000),
    ],
    900_000,
    3,
  );
  expect(found.map(({ title, saves }) => [title, saves])).toEqual([
    ['AI 2', 300_000],
    ['6E 1', 200_000],
    ['SG 5', 100_000],
  ]);
  expect(found[0]?.detail).toBe('14:05–15:50, Economy, Flexible');
});
