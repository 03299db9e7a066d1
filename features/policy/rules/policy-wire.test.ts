import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms, flightTerms, hotelTerms } from '#tests/support/policy.ts';
import { AMENITIES } from '#features/hotels/rules/vocabulary.ts';
import { hotelCities } from '#features/places/data/tables.ts';
import { travelPolicy, policyDraft } from '../contract.ts';
import { draftProblems } from './draft-problems.ts';
import { termsFromWire, termsToWire } from './policy-wire.ts';
import { REGIONS } from './regions.ts';
import { EXPORTED_POLICY_IDS, HOTEL_FILTERS } from './vocabulary.ts';

const shared = { eligible: true, budgets: [], dateChange: false, daysAhead: 3, approvalConfigId: null };
const terms = {
  hotel: hotelTerms({ filters: ['wifi'], refundableOnly: true, approvalConfigId: 'apc_1' }),
  flight: flightTerms({ daysAhead: 7 }),
  train: shared,
  bus: { ...shared, eligible: false },
  car: shared,
};

describe('the policy on the wire', () => {
  it('[3.9] has the fields of the specification, and no other', () => {
    expect(termsToWire(terms)).toEqual([
      {
        travelCategory: 1,
        eligibility: true,
        budget: [
          { regionalCategoryId: 1, amount: 650_000 },
          { regionalCategoryId: 2, amount: 450_000 },
        ],
        dateChangeAllowed: true,
        bookingWindow: 0,
        approvalConfiguration: { approvalConfigId: 'apc_1' },
        refundable: true,
        hotelCategory: [3, 4],
        filters: ['wifi'],
      },
      {
        travelCategory: 2,
        eligibility: true,
        budget: [
          { regionalCategoryId: 1, amount: 900_000 },
          { regionalCategoryId: 2, amount: 900_000 },
        ],
        dateChangeAllowed: true,
        bookingWindow: 7,
        approvalConfiguration: { approvalConfigId: null },
        cabinClass: [2],
        ssrTypes: [1],
      },
      {
        travelCategory: 3,
        eligibility: true,
        budget: [],
        dateChangeAllowed: false,
        bookingWindow: 3,
        approvalConfiguration: { approvalConfigId: null },
      },
      {
        travelCategory: 4,
        eligibility: false,
        budget: [],
        dateChangeAllowed: false,
        bookingWindow: 3,
        approvalConfiguration: { approvalConfigId: null },
      },
      {
        travelCategory: 5,
        eligibility: true,
        budget: [],
        dateChangeAllowed: false,
        bookingWindow: 3,
        approvalConfiguration: { approvalConfigId: null },
      },
    ]);
    expect(Object.keys(travelPolicy.shape)).toEqual(['_id', 'travelPolicyName', 'policyConfigData']);
  });

  it('[3.9] [3.18] comes back as it went, and parses', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const wire = termsToWire(any);
        expect(termsToWire(termsFromWire(wire))).toEqual(wire);
        expect(
          travelPolicy.parse({ _id: 'pol_1', travelPolicyName: 'Sales', policyConfigData: wire }).policyConfigData,
        ).toEqual(wire);
      }),
    );
  });

  it.each<[string, unknown, string]>([
    [
      'a mode said twice',
      [...termsToWire({ train: shared }), ...termsToWire({ train: shared })],
      'This way to travel is described above. Keep one of the two.',
    ],
    [
      'a region with two budgets',
      termsToWire({
        train: {
          ...shared,
          budgets: [
            { regionId: 1, amount: 1 },
            { regionId: 1, amount: 2 },
          ],
        },
      }),
      'This region has a budget above. Keep one of the two.',
    ],
    [
      'a budget below nothing',
      termsToWire({ train: { ...shared, budgets: [{ regionId: 1, amount: -1 }] } }),
      'A budget cannot be below ₹0.',
    ],
    [
      'a budget in parts of a paisa',
      termsToWire({ train: { ...shared, budgets: [{ regionId: 1, amount: 1.5 }] } }),
      'Enter the budget in rupees.',
    ],
    [
      'a window of two years',
      termsToWire({ train: { ...shared, daysAhead: 730 } }),
      'A booking window is at most 365 days.',
    ],
  ])('[3.9] refuses %s', (_, policyConfigData, message) => {
    expect(
      policyDraft
        .safeParse({ travelPolicyName: 'Sales', policyConfigData })
        .error?.issues.map((issue) => issue.message),
    ).toEqual([message]);
  });

  it.each([
    [1, 5],
    [2, 6],
  ])('[3.19] refuses cabin and category codes that are none (%i: %i)', (travelCategory, code) => {
    const [entry] = termsToWire(travelCategory === 1 ? { hotel: hotelTerms() } : { flight: flightTerms() });
    const parses = (value: unknown) =>
      policyDraft.safeParse({ travelPolicyName: 'Sales', policyConfigData: [value] }).success;
    expect(parses({ ...entry, hotelCategory: [code], cabinClass: [code] })).toBe(true);
    expect(parses({ ...entry, hotelCategory: [7], cabinClass: [5] })).toBe(false);
  });

  it('[9.13] exports the ids in their order', () =>
    expect(EXPORTED_POLICY_IDS.join()).toBe('9,1,8,1,6,1,4,1,4,1,4,1,2,1,2,3,1,2,1,10'));
});

describe('the policy’s words are those of the rooms it applies to', () => {
  it('[3.9] filters are amenities of hotels, but for breakfast, which is the rate’s', () => {
    expect(HOTEL_FILTERS.filter((filter) => !(AMENITIES as readonly string[]).includes(filter))).toEqual(['breakfast']);
  });

  it('[3.9] metro cities are cities that sell hotels', () => {
    const sold = new Set(hotelCities.map(({ city }) => city));
    expect(REGIONS.flatMap(({ cities = [] }) => cities).filter((city) => !sold.has(city))).toEqual([]);
  });
});

describe('[3.9] what keeps a draft from being published', () => {
  const approvals = new Set(['apc_1']);
  it.each<[string, Parameters<typeof draftProblems>[0], Record<string, string>]>([
    ['nothing', terms, {}],
    ['no travel mode', {}, { policyConfigData: 'This policy allows no travel mode. Allow at least one.' }],
    [
      'only modes that are not eligible',
      { bus: { ...shared, eligible: false } },
      { policyConfigData: 'This policy allows no travel mode. Allow at least one.' },
    ],
    [
      'no hotel category',
      { train: shared, hotel: hotelTerms({ stars: [] }) },
      { 'policyConfigData.0.hotelCategory': 'Choose at least one hotel category, or no hotel could be booked.' },
    ],
    [
      'no cabin',
      { hotel: hotelTerms(), flight: flightTerms({ cabins: [] }) },
      { 'policyConfigData.1.cabinClass': 'Choose at least one cabin, or no flight could be booked.' },
    ],
    [
      'no cabin, where no flight is wanted',
      { hotel: hotelTerms(), flight: flightTerms({ eligible: false, cabins: [] }) },
      {},
    ],
    [
      'budgets of nothing',
      { train: { ...shared, budgets: [{ regionId: 1, amount: 0 }] } },
      {
        'policyConfigData.0.budget':
          'Every budget is ₹0, so nothing could be booked. Enter an amount, or take trains out of the policy.',
      },
    ],
    [
      'an approval that is gone',
      { hotel: hotelTerms({ approvalConfigId: 'apc_2' }) },
      { 'policyConfigData.0.approvalConfiguration': 'This approval configuration was deleted. Choose another one.' },
    ],
  ])('%s', (_, draft, problems) => expect(draftProblems(draft, approvals)).toEqual(problems));
});
