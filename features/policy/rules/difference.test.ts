import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyFlight,
  anyStay,
  anyTerms,
  circumstances,
  flightTerms,
  hotelTerms,
  policyTerms,
} from '#tests/support/policy.ts';
import { differenceOf } from './difference.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy } from './verdict.ts';
import { differenceLine } from './text/difference-sentence.ts';

const names = { approval: (configId: string) => ({ a: 'Two levels' })[configId] ?? configId };
const hotel = (change: Parameters<typeof hotelTerms>[0]) => policyTerms({ hotel: hotelTerms(change) });
const flight = (change: Parameters<typeof flightTerms>[0]) => policyTerms({ flight: flightTerms(change) });

describe('[3.9] the readable difference of two versions', () => {
  it.each<[PolicyTerms, PolicyTerms, string[]]>([
    [policyTerms(), policyTerms(), []],
    [
      hotel({}),
      hotel({
        budgets: [
          { regionId: 2, amount: 450_000 },
          { regionId: 1, amount: 700_000 },
        ],
      }),
      ['Hotels looser: Budget for Metro cities: ₹6,500 a night, now ₹7,000 a night.'],
    ],
    [
      hotel({}),
      hotel({ budgets: [{ regionId: 1, amount: 650_000 }] }),
      ['Hotels stricter: Budget for Other cities in India: ₹4,500 a night, now not part of the policy.'],
    ],
    [
      hotel({ budgets: [] }),
      hotel({ budgets: [{ regionId: 1, amount: 650_000 }] }),
      [
        'Hotels stricter: Budget for Metro cities: no limit, now ₹6,500 a night.',
        'Hotels stricter: Budget for every other region: no limit, now not part of the policy.',
      ],
    ],
    [hotel({}), hotel({ stars: [4, 5] }), ['Hotels other: Stars: 5 now allowed and 3 no longer allowed.']],
    [
      hotel({}),
      hotel({ filters: ['wifi', 'breakfast'] }),
      ['Hotels stricter: The hotel must have Wi-Fi and breakfast.'],
    ],
    [hotel({ filters: ['wifi'] }), hotel({ filters: [] }), ['Hotels looser: The hotel need no longer have Wi-Fi.']],
    [
      hotel({}),
      hotel({ refundableOnly: true, dateChange: false, daysAhead: 7 }),
      [
        'Hotels stricter: Only refundable rates now.',
        'Hotels stricter: Dates may no longer be changed after booking.',
        'Hotels stricter: Booking ahead: no rule, now 7 days.',
      ],
    ],
    [
      flight({}),
      flight({ cabins: [2, 3], extras: [] }),
      [
        'Flights looser: Cabins: Premium Economy now allowed.',
        'Flights stricter: Extras: extra baggage no longer paid for.',
      ],
    ],
    [
      flight({}),
      flight({ approvalConfigId: 'a' }),
      ['Flights other: Approval: the company default, now “Two levels”.'],
    ],
    [policyTerms(), { hotel: hotelTerms() }, ['Flights stricter: No longer part of the policy.']],
    [
      { flight: flightTerms({ eligible: false }) },
      { flight: flightTerms({ eligible: true, cabins: [6] }) },
      ['Flights looser: Now part of the policy.'],
    ],
    [{ flight: flightTerms({ eligible: false }) }, { flight: flightTerms({ eligible: false, cabins: [6] }) }, []],
  ])('%#', (before, after, lines) => {
    expect(
      differenceOf(before, after)
        .map((line) => differenceLine(line, names))
        .map(({ subject, effect, text }) => `${subject} ${effect}: ${text}`),
    ).toEqual(lines);
  });

  it('is empty for a policy and itself, in whatever order its lists are', () => {
    const reversed = <T>(list: readonly T[]) => [...list].reverse();
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(differenceOf(terms, terms)).toEqual([]);
        const other = {
          ...terms,
          hotel: terms.hotel && {
            ...terms.hotel,
            budgets: reversed(terms.hotel.budgets),
            stars: reversed(terms.hotel.stars),
            filters: reversed(terms.hotel.filters),
          },
        };
        expect(differenceOf(terms, other)).toEqual([]);
      }),
    );
  });

  it('reads the other way round when the versions are swapped', () => {
    const turned = { stricter: 'looser', looser: 'stricter', other: 'other' } as const;
    fc.assert(
      fc.property(anyTerms, anyTerms, (one, other) => {
        expect(differenceOf(other, one).map(({ effect }) => effect)).toEqual(
          differenceOf(one, other).map(({ effect }) => turned[effect]),
        );
      }),
    );
  });

  it('tells the truth: without a stricter line nothing that was inside falls outside, and without any line no verdict differs', () => {
    const nearby = fc
      .tuple(anyTerms, anyTerms, fc.boolean(), fc.boolean())
      .map(
        ([one, other, keepHotel, keepFlight]) =>
          [
            one,
            { ...other, ...(keepHotel && { hotel: one.hotel }), ...(keepFlight && { flight: one.flight }) },
          ] as const,
      );
    fc.assert(
      fc.property(
        nearby,
        fc.array(fc.oneof(anyStay, anyFlight), { maxLength: 10 }),
        fc.boolean(),
        ([before, after], options, changesDates) => {
          const lines = differenceOf(before, after);
          for (const option of options) {
            const [was, is] = [before, after].map(
              (terms) => evaluatePolicy(terms, option, { ...circumstances, changesDates }).inPolicy,
            );
            const own = lines.filter(({ mode }) => mode === option.mode);
            if (was && !is) expect(own.some(({ effect }) => effect !== 'looser')).toBe(true);
            if (!was && is) expect(own.some(({ effect }) => effect !== 'stricter')).toBe(true);
            if (!own.length) expect(is).toBe(was);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
