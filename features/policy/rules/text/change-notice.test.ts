import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FlightTerms, HotelTerms, PolicyTerms } from '../terms.ts';
import { changeNotice, MOST_LIMITS, NO_POLICY } from './change-notice.ts';

const every = { eligible: true, budgets: [], dateChange: true, daysAhead: 0, approvalConfigId: null };
const hotel: HotelTerms = { ...every, refundableOnly: false, stars: [3, 4], filters: [] };
const flight: FlightTerms = { ...every, cabins: [2], extras: [] };
const hotels = (over: Partial<HotelTerms>): PolicyTerms => ({ hotel: { ...hotel, ...over } });
const flights = (over: Partial<FlightTerms>): PolicyTerms => ({ flight: { ...flight, ...over } });
const metro = (amount: number) => ({ budgets: [{ regionId: 1, amount }] });
const approval = (id: string) => `Rules ${id}`;

const STAYS = 'Every trip that was in policy before still is.';
const MAY_LEAVE = 'A trip that was in policy before may be out of policy now.';

it.each<[string, PolicyTerms, PolicyTerms, [string, string, string][], string]>([
  [
    'a higher budget',
    hotels(metro(650_000)),
    hotels(metro(700_000)),
    [['Hotels in Metro cities, a night', '₹6,500', '₹7,000']],
    STAYS,
  ],
  [
    'a lower budget of flights',
    flights(metro(900_000)),
    flights(metro(800_000)),
    [['Flights in Metro cities, each way', '₹9,000', '₹8,000']],
    MAY_LEAVE,
  ],
  [
    'a first budget',
    hotels({}),
    hotels(metro(500_000)),
    [
      ['Hotels in Metro cities, a night', 'No limit', '₹5,000'],
      ['Hotels in every other region, a night', 'No limit', 'Not allowed'],
    ],
    MAY_LEAVE,
  ],
  ['days ahead', hotels({ daysAhead: 7 }), hotels({}), [['Hotels, booked ahead by', '7 days', 'No limit']], STAYS],
  [
    'refundable rates',
    hotels({}),
    hotels({ refundableOnly: true }),
    [['Hotels, rates', 'Any', 'Refundable only']],
    MAY_LEAVE,
  ],
  ['stars', hotels({}), hotels({ stars: [3, 4, 5] }), [['Hotels, stars', '3 and 4', '3, 4 and 5']], STAYS],
  ['no stars', hotels({}), hotels({ stars: [] }), [['Hotels, stars', '3 and 4', 'None']], MAY_LEAVE],
  [
    'what a hotel must have',
    hotels({}),
    hotels({ filters: ['wifi'] }),
    [['Hotels, what a hotel must have', 'Nothing', 'Wi-Fi']],
    MAY_LEAVE,
  ],
  [
    'cabins, some for others',
    flights({}),
    flights({ cabins: [4] }),
    [['Flights, cabins', 'Economy', 'Business']],
    MAY_LEAVE,
  ],
  ['extras', flights({}), flights({ extras: [2] }), [['Flights, extras', 'None', 'A meal']], STAYS],
  [
    'changes of dates',
    hotels({}),
    hotels({ dateChange: false }),
    [['Hotels, changes of dates', 'Allowed', 'Not allowed']],
    MAY_LEAVE,
  ],
  [
    'another way to approve',
    hotels({}),
    hotels({ approvalConfigId: 'b' }),
    [['Hotels, approval', 'The company’s default', '“Rules b”']],
    'Every trip that was in policy before still is, but other people may have to approve it.',
  ],
  ['a way to travel less', flights({}), {}, [['Flights', 'Allowed', 'Not allowed']], MAY_LEAVE],
  [
    'one looser, one stricter',
    hotels({ ...metro(500_000), daysAhead: 2 }),
    hotels({ ...metro(600_000), daysAhead: 3 }),
    [
      ['Hotels in Metro cities, a night', '₹5,000', '₹6,000'],
      ['Hotels, booked ahead by', '2 days', '3 days'],
    ],
    MAY_LEAVE,
  ],
])('[2.8] names %s, before and after', (_, before, after, limits, verdict) => {
  expect(changeNotice(before, after, approval)).toEqual({
    limits: limits.map(([limit, was, now]) => ({ limit, was, now })),
    more: 0,
    verdict,
  });
});

it('[2.8] says nothing where nothing changes, and names no limit that stayed', () => {
  expect(changeNotice(hotels({}), hotels({}), approval)).toBeNull();
  const terms = fc.record({ daysAhead: fc.nat(2), dateChange: fc.boolean(), refundableOnly: fc.boolean() });
  fc.assert(
    fc.property(terms, terms, (before, after) => {
      const notice = changeNotice(hotels(before), hotels(after), approval);
      for (const { was, now } of notice?.limits ?? []) expect(was).not.toBe(now);
    }),
  );
});

it('[2.8] somebody’s first policy is compared with none, under which nothing was refused', () => {
  const first = changeNotice(NO_POLICY, hotels({ stars: [1, 2, 3, 4, 5] }), approval);
  expect(first?.limits.map(({ limit, now }) => [limit, now])).toEqual([
    ['Flights', 'Not allowed'],
    ['Car rental', 'Not allowed'],
    ['Buses', 'Not allowed'],
    ['Trains', 'Not allowed'],
  ]);
  expect(changeNotice(hotels({}), NO_POLICY, approval)?.verdict).toBe(STAYS);
});

it('[2.8] a notice of very many limits names the first, and how many more there are', () => {
  const budgets = [1, 2, 3, 4].map((regionId) => ({ regionId, amount: 100 }));
  const strict = { ...every, eligible: true, budgets, daysAhead: 3 };
  const notice = changeNotice(
    NO_POLICY,
    { hotel: { ...hotel, ...strict }, flight: { ...flight, ...strict }, car: strict, bus: strict, train: strict },
    approval,
  );
  expect([notice?.limits.length, notice?.more]).toEqual([MOST_LIMITS, 21]);
});
