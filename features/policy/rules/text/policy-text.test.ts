import { expect, it } from 'vitest';
import type { PolicyConfigEntry } from '../../contract.ts';
import { policyText } from './policy-text.ts';

const names = {
  region: (id: number) => ['', 'Metro cities', 'Other cities in India'][id] ?? '',
  approval: () => 'Above ₹50,000',
};
const every = {
  eligibility: true,
  budget: [],
  dateChangeAllowed: true,
  bookingWindow: 0,
  approvalConfiguration: { approvalConfigId: null },
};
const hotel: PolicyConfigEntry = { ...every, travelCategory: 1, refundable: false, hotelCategory: [3, 4], filters: [] };
const flight: PolicyConfigEntry = { ...every, travelCategory: 2, cabinClass: [2, 3], ssrTypes: [] };
const wordsOf = (entry: PolicyConfigEntry) =>
  policyText({ policyConfigData: [entry] }, names).find(({ allowed }) => allowed)?.sentences;

it('[3.9] says a policy in sentences, every way to travel in the order of 3.18', () => {
  const words = policyText({ policyConfigData: [flight, hotel] }, names);
  expect(words.map(({ name, allowed }) => [name, allowed])).toEqual([
    ['Hotels', true],
    ['Flights', true],
    ['Trains', false],
    ['Buses', false],
    ['Car rental', false],
  ]);
  expect(words[2]?.sentences).toEqual(['Not part of this policy.']);
});

it.each<[string, PolicyConfigEntry, string[]]>([
  [
    'no limits',
    hotel,
    [
      'No limit on the price.',
      'Hotels of 3 or 4 stars.',
      'Booked any time before travel.',
      'Dates may be changed after booking.',
      'Uses the company’s default approval.',
    ],
  ],
  [
    'every limit of a hotel',
    {
      ...hotel,
      budget: [
        { regionalCategoryId: 1, amount: 650_000 },
        { regionalCategoryId: 2, amount: 450_000 },
      ],
      refundable: true,
      filters: ['wifi', 'breakfast'],
      bookingWindow: 7,
      dateChangeAllowed: false,
      approvalConfiguration: { approvalConfigId: 'apc_1' },
    },
    [
      'Up to ₹6,500 a night in Metro cities and ₹4,500 in Other cities in India, taxes included. Other regions not allowed.',
      'Hotels of 3 or 4 stars.',
      'Refundable rates only.',
      'With Wi-Fi and breakfast.',
      'Booked at least 7 days ahead.',
      'Dates cannot be changed.',
      'Approved by “Above ₹50,000”.',
    ],
  ],
  [
    'a flight with extras',
    { ...flight, budget: [{ regionalCategoryId: 1, amount: 900_000 }], ssrTypes: [1, 2] },
    [
      'Up to ₹9,000 each way on average in Metro cities, taxes included. Other regions not allowed.',
      'In Economy or Premium Economy.',
      'Extra baggage and a meal are paid for.',
      'Booked any time before travel.',
      'Dates may be changed after booking.',
      'Uses the company’s default approval.',
    ],
  ],
  [
    'a draft that is not finished',
    { ...flight, cabinClass: [] },
    [
      'No limit on the price.',
      'No cabin yet.',
      'No extras are paid for.',
      'Booked any time before travel.',
      'Dates may be changed after booking.',
      'Uses the company’s default approval.',
    ],
  ],
  [
    'a car',
    { ...every, travelCategory: 5 },
    [
      'No limit on the price.',
      'Booked any time before travel.',
      'Dates may be changed after booking.',
      'Uses the company’s default approval.',
    ],
  ],
])('[3.9] says %s', (_, entry, sentences) => {
  expect(wordsOf(entry)).toEqual(sentences);
});
