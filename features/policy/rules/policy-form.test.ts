import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PolicyConfigEntry } from '../contract.ts';
import { draftOf, formOf } from './policy-form.ts';

const every = {
  eligibility: true,
  dateChangeAllowed: false,
  bookingWindow: 7,
  approvalConfiguration: { approvalConfigId: 'apc_1' },
};
const amounts = fc.uniqueArray(
  fc.record({
    regionalCategoryId: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 0, max: 99_999 }).map((rupees) => rupees * 100),
  }),
  { selector: ({ regionalCategoryId }) => regionalCategoryId },
);

describe('the form of a policy', () => {
  it('[3.9] sends back what it was given', () => {
    fc.assert(
      fc.property(amounts, (budget) => {
        const sorted = budget.toSorted((a, b) => a.regionalCategoryId - b.regionalCategoryId);
        const hotel: PolicyConfigEntry = {
          ...every,
          travelCategory: 1,
          budget: sorted,
          refundable: true,
          hotelCategory: [5],
          filters: ['wifi'],
        };
        const { draft, problems } = draftOf(
          formOf({ _id: 'pol_1', travelPolicyName: 'Directors', policyConfigData: [hotel] }),
        );
        expect(problems).toEqual({});
        expect(draft).toMatchObject({ travelPolicyName: 'Directors', note: '' });
        expect(draft.policyConfigData[0]).toEqual(hotel);
        expect(draft.policyConfigData.map(({ travelCategory, eligibility }) => [travelCategory, eligibility])).toEqual([
          [1, true],
          [2, false],
          [3, false],
          [4, false],
          [5, false],
        ]);
      }),
    );
  });

  it.each([
    ['6500', 650_000],
    ['₹ 6,500', 650_000],
    ['6,00,000.50', 600_000_50],
    ['1.5 lakh', 150_000_00],
    ['0', 0],
  ])('[3.9] reads %s as an amount', (typed, amount) => {
    const form = formOf(null);
    const draft = draftOf({
      ...form,
      entries: form.entries.map((one, at) => (at ? one : { ...one, rupees: { 2: typed } })),
    });
    expect(draft).toMatchObject({
      problems: {},
      draft: { policyConfigData: [{ budget: [{ regionalCategoryId: 2, amount }] }, {}, {}, {}, {}] },
    });
  });

  it.each([
    ['six', 'Enter an amount in rupees, such as 5,00,000.'],
    ['-1', 'Enter ₹0 or more.'],
    ['65.505', 'An amount has at most two digits after the point.'],
    ['1e5', 'Enter an amount in rupees, such as 5,00,000.'],
    ['9999999999', 'Enter ₹10,00,00,000 or less.'],
  ])('[3.9] says beside its field why %s cannot be taken', (typed, problem) => {
    const form = formOf(null);
    const { problems } = draftOf({
      ...form,
      entries: form.entries.map((one, at) => (at === 1 ? { ...one, rupees: { 3: typed } } : one)),
    });
    expect(problems).toEqual({ 'policyConfigData.1.budget.3': problem });
  });
});
