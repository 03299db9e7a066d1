import { describe, expect, it } from 'vitest';
import type { PolicyConfigEntry } from '../contract.ts';
import { matrixLines, policyMatrix } from './policy-matrix.ts';

const REGIONS = [
  { regionalCategoryId: 1, name: 'Metro cities' },
  { regionalCategoryId: 2, name: 'Other cities in India' },
];
const every = {
  eligibility: true,
  budget: [],
  dateChangeAllowed: true,
  bookingWindow: 0,
  approvalConfiguration: { approvalConfigId: null },
};
const hotel = (over: Partial<Extract<PolicyConfigEntry, { travelCategory: 1 }>> = {}): PolicyConfigEntry => ({
  ...every,
  travelCategory: 1,
  refundable: false,
  hotelCategory: [3, 4],
  filters: [],
  ...over,
});
const matrix = (now: PolicyConfigEntry[], before: PolicyConfigEntry[] | null = null) =>
  policyMatrix({ policyConfigData: now }, before && { policyConfigData: before }, REGIONS, () => 'Above ₹50,000');

describe('[3.9] a policy as a matrix', () => {
  it.each<[string, PolicyConfigEntry[], string[]]>([
    ['without budgets', [hotel()], ['No limit', 'No limit']],
    [
      'a region without one is not travelled to',
      [hotel({ budget: [{ regionalCategoryId: 1, amount: 650_000 }] })],
      ['₹6,500', 'Not allowed'],
    ],
    ['a mode that is left out', [], ['Not allowed', 'Not allowed']],
    ['a mode that is not allowed', [hotel({ eligibility: false })], ['Not allowed', 'Not allowed']],
  ])('%s', (_, entries, texts) => {
    const row = matrix(entries).caps[0]!;
    expect([row.name, ...row.cells.map(({ text }) => text)]).toEqual(['Hotels', ...texts]);
  });

  it('is a table of a line for each limit in a file', () => {
    const lines = matrixLines(matrix([hotel({ budget: [{ regionalCategoryId: 1, amount: 650_000 }] })]), REGIONS);
    expect(lines.map(([name, hotels, flights]) => [name, hotels, flights])).toEqual([
      ['Price cap is', 'per room and night, taxes included', 'per traveller and way, on average, taxes included'],
      ['Price cap, Metro cities', '₹6,500', 'Not allowed'],
      ['Price cap, Other cities in India', 'Not allowed', 'Not allowed'],
      ['Category or cabin', '3 or 4 stars', 'Not allowed'],
      ['Must have, or extras paid for', 'None', 'Not allowed'],
      ['Booked ahead', 'Any time', 'Not allowed'],
      ['Change of dates', 'Allowed', 'Not allowed'],
      ['Approval', 'Company default', 'Not allowed'],
    ]);
  });

  it('marks exactly the cells that differ from the version in force, with what stood there', () => {
    const budget = (metro: number, other: number) => [
      { regionalCategoryId: 1, amount: metro },
      { regionalCategoryId: 2, amount: other },
    ];
    const { caps, limits, changed } = matrix(
      [hotel({ budget: budget(700_000, 450_000), hotelCategory: [3, 4, 5], bookingWindow: 3 })],
      [hotel({ budget: budget(650_000, 450_000) })],
    );
    expect(caps[0]?.cells).toEqual([
      { text: '₹7,000', was: '₹6,500' },
      { text: '₹4,500', was: null },
    ]);
    expect(limits.flatMap(({ name, cells }) => (cells[0]?.was ? [[name, cells[0].text, cells[0].was]] : []))).toEqual([
      ['Category or cabin', '3, 4 or 5 stars', '3 or 4 stars'],
      ['Booked ahead', '3 days or more', 'Any time'],
    ]);
    expect(changed).toBe(3);
  });

  it('marks nothing where nothing is in force yet, and nothing where nothing changed', () => {
    expect([matrix([hotel()]).changed, matrix([hotel()], [hotel()]).changed]).toEqual([0, 0]);
  });
});
