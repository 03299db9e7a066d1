import { describe, expect, it } from 'vitest';
import { benchFlights, benchPolicies, benchStays, BENCH_DAY } from '#scripts/bench/policy-options.ts';
import { evaluateListing } from './listing-verdicts.ts';
import { INSIDE } from './reasons.ts';
import { smallestChange } from './smallest-change.ts';
import { evaluatePolicy } from './verdict.ts';

const circumstances = { bookedOn: BENCH_DAY };
const policies = benchPolicies(20);

describe('[3.9] 1,000 options for 20 travellers', { timeout: 60_000 }, () => {
  it.each([
    ['stays', benchStays(1000)],
    ['return flights', benchFlights(1000)],
  ] as const)('%s: each verdict and change is that of the option alone', (_, options) => {
    const listed = evaluateListing(policies, options, circumstances);
    expect(listed).toHaveLength(1000);
    options.forEach((option, index) => {
      expect(listed[index]?.verdicts).toEqual(policies.map((terms) => evaluatePolicy(terms, option, circumstances)));
      if (index % 50 === 0)
        expect(listed[index]?.change).toEqual(smallestChange(policies, option, options, circumstances));
    });
    expect(listed.filter(({ inPolicy }) => inPolicy).length).toBeGreaterThan(50);
    expect(listed.filter(({ change }) => change).length).toBeGreaterThan(500);
  });

  it('evaluates a policy once, however many travellers share it', () => {
    const shared = policies[0] ?? null;
    for (const { verdicts } of evaluateListing([shared, null, shared], benchStays(50), circumstances)) {
      expect(verdicts[2]).toBe(verdicts[0]);
      expect(verdicts[1]).toBe(INSIDE);
    }
  });

  it('asks nothing when nobody has a policy', () => {
    expect(evaluateListing([], benchStays(2), circumstances)).toEqual([
      { optionId: 'rate-0', inPolicy: true, verdicts: [], change: null },
      { optionId: 'rate-1', inPolicy: true, verdicts: [], change: null },
    ]);
  });
});
