import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyStay,
  anyTerms,
  aStay,
  circumstances,
  flightTerms,
  hotelTerms,
  policyTerms,
} from '#tests/support/policy.ts';
import { partyLimits } from './party-limits.ts';
import { evaluatePolicy } from './verdict.ts';
import { limitText } from './text/limit-text.ts';

const PUNE = { city: 'pune', country: 'IN' };
const hotel = (change: Parameters<typeof hotelTerms>[0]) => policyTerms({ hotel: hotelTerms(change) });

describe('[3.9] what people who travel together may book at a place', () => {
  it('is what every policy among theirs allows', () => {
    const limits = partyLimits(
      [
        hotel({ stars: [2, 3, 4], budgets: [{ regionId: 1, amount: 600_000 }], daysAhead: 0 }),
        hotel({ stars: [3, 4, 5], budgets: [{ regionId: 1, amount: 500_000 }], daysAhead: 3, refundableOnly: true }),
        null,
      ],
      'hotel',
      PUNE,
    );
    expect(limits).toMatchObject({ refused: null, budget: 500_000, stars: [3, 4], refundableOnly: true, daysAhead: 3 });
    expect(limitText(limits, 'hotel')).toMatch(
      /^up to ₹5,000 a night, 3–4 stars, refundable rates only.*, booked at least 3 days ahead$/,
    );
  });

  it('says when nothing may be booked there, and when nothing is limited', () => {
    const words = (policies: Parameters<typeof partyLimits>[0], mode: 'hotel' | 'flight' = 'hotel') =>
      limitText(partyLimits(policies, mode, PUNE), mode);
    expect(words([null])).toBe('no travel policy applies, every price is allowed');
    expect(words([hotel({ eligible: false })])).toBe('hotels are not part of the travel policy');
    expect(words([hotel({ budgets: [{ regionId: 4, amount: 100 }] })])).toBe(
      'the travel policy has no budget for this destination',
    );
    expect(words([hotel({ budgets: [], stars: [1, 3], refundableOnly: false, filters: [] })])).toBe(
      'no limit on the price, 1 or 3 stars',
    );
    expect(words([policyTerms({ flight: flightTerms({ cabins: [2, 3] }) })], 'flight')).toBe(
      'up to ₹9,000 each way, Economy or Premium Economy',
    );
  });

  it('agrees with `evaluate`: what is inside for everybody is within the limits, and above the budget nothing is', () => {
    const policies = fc.array(fc.option(anyTerms), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(policies, anyStay, (terms, option) => {
        const limits = partyLimits(terms, 'hotel', option.place);
        const inside = terms.every((one) => evaluatePolicy(one, option, circumstances).inPolicy);
        if (!inside || !limits) return;
        expect(limits.refused).toBeNull();
        expect(limits.stars).toContain(option.stars);
        if (limits.budget !== null)
          expect(option.total / (option.nights * option.rooms)).toBeLessThanOrEqual(limits.budget);
      }),
    );
    fc.assert(
      fc.property(policies, (terms) => {
        const limits = partyLimits(terms, 'hotel', PUNE);
        if (limits?.budget == null) return;
        const over = aStay({ total: limits.budget + 1, nights: 1, rooms: 1 });
        expect(terms.every((one) => evaluatePolicy(one, over, circumstances).inPolicy)).toBe(false);
      }),
    );
  });
});
