import { describe, expect, it } from 'vitest';
import { policyTerms } from '#tests/support/policy.ts';
import { dryRun } from '../rules/dry-run.ts';
import { optionFacts } from '../contract.ts';
import { drawQuarter } from './seed-quarter.ts';

const TODAY = '2026-12-01';
const people = ['usr_a', 'usr_b', 'usr_c'];

describe('the drawn quarter', () => {
  const records = drawQuarter(people, TODAY);

  it('[3.9] is the same every time, of these people, within the days that a dry run looks at', () => {
    expect(drawQuarter(people, TODAY)).toEqual(records);
    expect(new Set(records.map(({ employeeId }) => employeeId))).toEqual(new Set(people));
    for (const { on, options, chosenId } of records) {
      expect(on >= '2026-09-02' && on <= TODAY, on).toBe(true);
      expect(options.map((option) => optionFacts.safeParse(option).success)).not.toContain(false);
      if (chosenId) expect(options.map(({ id }) => id)).toContain(chosenId);
    }
  });

  it('[3.9] gives a stricter draft something to refuse and to save', () => {
    const run = dryRun({
      draft: policyTerms({
        hotel: {
          ...policyTerms().hotel!,
          stars: [3],
          budgets: [
            { regionId: 1, amount: 450_000 },
            { regionId: 2, amount: 300_000 },
          ],
        },
      }),
      current: policyTerms(),
      records,
      today: TODAY,
    });
    expect(run.bookings).toBeGreaterThan(150);
    expect(run.refused.length).toBeGreaterThan(5);
    expect(run.withOtherOption).toBeGreaterThan(0);
  });
});
