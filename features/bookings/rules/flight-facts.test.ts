import { describe, expect, it } from 'vitest';
import { evaluatePolicy } from '#features/policy/rules/verdict.ts';
import type { FlightTerms } from '#features/policy/rules/terms.ts';
import { readTripId, ssrTypeOf, tripFacts, tripId } from './flight-facts.ts';

const way = (offer: string, total: number, departs: string, over = {}) => ({
  offer,
  total,
  fare: 'Saver',
  cabin: 2 as const,
  numbers: ['6E 1', '6E 2'],
  departs,
  arrives: departs.replace('T06', 'T09'),
  ...over,
});
const THERE = way('saver_6E1.2026-12-08_6E2.2026-12-08', 500_000, '2026-12-08T06:10');
const BACK = way('flexi_6E9.2026-12-15', 700_000, '2026-12-15T06:00', { fare: 'Flexi', numbers: ['6E 9'] });
const DELHI = { city: 'delhi', country: 'IN' };
const terms = (over: Partial<FlightTerms>) => ({
  flight: {
    eligible: true,
    budgets: [],
    dateChange: true,
    daysAhead: 0,
    approvalConfigId: null,
    cabins: [2],
    extras: [1, 2, 3],
    ...over,
  } as FlightTerms,
});

describe('a trip by air as policies see it', () => {
  it('[3.9] names its offers, its ways in order, every fare once, and costs all of it', () => {
    expect(
      tripFacts([THERE, BACK], 2, DELHI, [
        { code: 'bag', amount: 190_000 },
        { code: 'meal', amount: 0 },
      ]),
    ).toEqual({
      mode: 'flight',
      id: `${THERE.offer}*${BACK.offer}`,
      place: DELHI,
      passengers: 2,
      total: 1_390_000,
      fare: 'Saver and Flexi',
      extras: [
        { type: 1, price: 190_000 },
        { type: 2, price: 0 },
      ],
      legs: [
        { flights: '6E 1 + 6E 2', cabin: 2, departs: '2026-12-08T06:10', arrives: '2026-12-08T09:10' },
        { flights: '6E 9', cabin: 2, departs: '2026-12-15T06:00', arrives: '2026-12-15T09:00' },
      ],
    });
    expect(readTripId(tripId([THERE.offer, BACK.offer]))).toEqual([THERE.offer, BACK.offer]);
  });

  it.each([
    ['bag', 1],
    ['meal', 2],
    ['seat', 3],
    ['assistance', null],
    ['base', null],
    ['toString', null],
  ])('[3.9] SSR type of %s', (kind, type) => {
    expect(ssrTypeOf(kind)).toBe(type);
  });

  it.each([
    [300_000, true],
    [299_999, false], // four ways of people at 12,000 rupees in all
  ])('[3.9] a budget of %d paise counts a traveller and way, to the paisa', (amount, inPolicy) => {
    expect(
      evaluatePolicy(terms({ budgets: [{ regionId: 1, amount }] }), tripFacts([THERE, BACK], 2, DELHI), {
        bookedOn: '2026-11-21',
      }).inPolicy,
    ).toBe(inPolicy);
  });

  it.each([
    ['paid and not allowed', 'seat', 30_000, [1, 2], false],
    ['free and not allowed', 'seat', 0, [1, 2], true],
    ['paid and allowed', 'seat', 30_000, [3], true],
    ['no extra at all', 'gst', 30_000, [], true],
  ] as const)('[3.9] an extra that is %s', (_, code, amount, extras, inPolicy) => {
    expect(
      evaluatePolicy(terms({ extras: [...extras] }), tripFacts([THERE], 1, DELHI, [{ code, amount }]), {
        bookedOn: '2026-11-21',
      }).inPolicy,
    ).toBe(inPolicy);
  });
});
