import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import { chosenRateValue, readChosenRate } from './chosen-rate.ts';

const window: fc.Arbitrary<CancellationPolicy> = fc.record({
  FromDate: fc.integer({ min: 1_700_000_000, max: 2_100_000_000 }).map((second) => new Date(second * 1000).toISOString()),
  ChargeType: fc.constantFrom(1 as const, 2 as const),
  Charge: fc.integer({ min: 0, max: 99_000_000 }),
});

describe('[7.20] a rate chosen on the hotel’s page', () => {
  it('[7.20] carries its price and its cancellation windows to the review unchanged', () => {
    fc.assert(
      fc.property(fc.record({ roomTypeId: fc.stringMatching(/^[a-z0-9_]{1,20}$/), ratePlanId: fc.stringMatching(/^[a-z0-9_]{1,20}$/), shownTotal: fc.nat(), shownPolicies: fc.option(fc.array(window, { maxLength: 12 })) }), (rate) => {
        expect(readChosenRate(chosenRateValue(rate))).toEqual(rate);
      }),
    );
  });

  it.each(['', 'a~b', 'a~b~x', 'a~b~-5', '~b~5', 'a~b~5~not-a-window', 'a~b~5~zz-3-50', 'a~b~5~zz-2-50~more', `a~b~5~${Array(13).fill('zz-2-50').join('_')}`])('[7.20] %s is none of ours', (value) => {
    expect(readChosenRate(value)).toBeNull();
  });
});
