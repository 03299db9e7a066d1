import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aFlight,
  aLeg,
  anyFlight,
  anyStay,
  anyTerms,
  aStay,
  circumstances,
  flightTerms,
  hotelTerms,
  policyTerms,
  TODAY,
} from '#tests/support/policy.ts';
import type { OptionFacts, TransportFacts } from './facts.ts';
import type { Reason } from './reasons.ts';
import { regionOf } from './regions.ts';
import type { PolicyTerms } from './terms.ts';
import { evaluatePolicy } from './verdict.ts';

const aTrain = (change: Partial<TransportFacts> = {}): TransportFacts => ({
  mode: 'train',
  id: 'vande-bharat',
  total: 250_000,
  place: { city: 'hampi', country: 'IN' },
  name: 'Vande Bharat',
  from: '2026-12-12',
  units: 1,
  ...change,
});
const plainTerms = { eligible: true, budgets: [], dateChange: true, daysAhead: 0, approvalConfigId: null };

const hotel = (change: Parameters<typeof hotelTerms>[0]) => policyTerms({ hotel: hotelTerms(change) });
const flight = (change: Parameters<typeof flightTerms>[0]) => policyTerms({ flight: flightTerms(change) });

type Row = [string, PolicyTerms, OptionFacts, Reason['rule'] | null];

describe('[3.9] [5.1] each rule at its boundary', () => {
  it.each<Row>([
    ['a stay at exactly its budget', hotel({}), aStay({ total: 1_300_000 }), null],
    ['one paisa above it', hotel({}), aStay({ total: 1_300_001 }), 'budget'],
    ['two rooms, each at the budget', hotel({}), aStay({ rooms: 2, total: 2_600_000 }), null],
    ['two rooms, a paisa above', hotel({}), aStay({ rooms: 2, total: 2_600_001 }), 'budget'],
    [
      'the budget of another region',
      hotel({}),
      aStay({ place: { city: 'hampi', country: 'IN' }, total: 900_100 }),
      'budget',
    ],
    ['within it', hotel({}), aStay({ place: { city: 'hampi', country: 'IN' }, total: 900_000 }), null],
    ['a region without a budget', hotel({}), aStay({ place: { city: 'dubai', country: 'AE' } }), 'region'],
    [
      'no budgets at all: no limit',
      hotel({ budgets: [] }),
      aStay({ place: { city: 'dubai', country: 'AE' }, total: 99_000_000 }),
      null,
    ],
    ['a budget of nothing', hotel({ budgets: [{ regionId: 1, amount: 0 }] }), aStay({ total: 0 }), null],
    ['fewer stars than allowed', hotel({}), aStay({ stars: 2 }), 'stars'],
    ['allowed stars, lowest', hotel({}), aStay({ stars: 3 }), null],
    ['allowed stars, highest', hotel({}), aStay({ stars: 4 }), null],
    ['more stars than allowed', hotel({}), aStay({ stars: 5 }), 'stars'],
    ['a house without stars', hotel({}), aStay({ stars: 0 }), 'stars'],
    ['no category allowed', hotel({ stars: [] }), aStay(), 'stars'],
    [
      'a rate with nothing back, where it must come back',
      hotel({ refundableOnly: true }),
      aStay({ refundable: false }),
      'refundable',
    ],
    ['a refundable one there', hotel({ refundableOnly: true }), aStay(), null],
    ['a rate with nothing back, where that may be', hotel({}), aStay({ refundable: false }), null],
    ['all that the filters ask', hotel({ filters: ['wifi', 'breakfast'] }), aStay(), null],
    ['one thing missing', hotel({ filters: ['wifi', 'workspace'] }), aStay(), 'filters'],
    ['hotels not eligible', hotel({ eligible: false }), aStay(), 'eligibility'],
    ['hotels not mentioned', { flight: flightTerms() }, aStay(), 'eligibility'],
    ['booked exactly as far ahead as asked', hotel({ daysAhead: 11 }), aStay(), null],
    ['a day too late', hotel({ daysAhead: 12 }), aStay(), 'booking-window'],
    ['booked on the day, where nothing is asked', hotel({}), aStay({ checkIn: TODAY }), null],
    ['a flight at exactly its budget', flight({}), aFlight({ total: 900_000 }), null],
    ['one paisa above a flight’s', flight({}), aFlight({ total: 900_001 }), 'budget'],
    [
      'there and back: the budget is for each way',
      flight({}),
      aFlight({ legs: [aLeg(), aLeg({ departs: '2026-12-15T20:30' })], total: 1_800_000 }),
      null,
    ],
    [
      'there and back, above',
      flight({}),
      aFlight({ legs: [aLeg(), aLeg({ departs: '2026-12-15T20:30' })], total: 1_800_001 }),
      'budget',
    ],
    ['three travellers: the budget is one’s', flight({}), aFlight({ passengers: 3, total: 2_700_000 }), null],
    ['a cabin that is allowed', flight({ cabins: [2, 3] }), aFlight({ legs: [aLeg({ cabin: 3 })] }), null],
    ['the next one', flight({ cabins: [2, 3] }), aFlight({ legs: [aLeg({ cabin: 4 })] }), 'cabin'],
    ['cabins are a list, not a ladder: a lower one too is outside', flight({ cabins: [4] }), aFlight(), 'cabin'],
    ['the way back alone in another cabin', flight({}), aFlight({ legs: [aLeg(), aLeg({ cabin: 6 })] }), 'cabin'],
    ['an extra that is allowed', flight({}), aFlight({ extras: [{ type: 1, price: 50_000 }] }), null],
    ['one that is not', flight({}), aFlight({ extras: [{ type: 2, price: 100 }] }), 'extras'],
    ['one that costs nothing', flight({}), aFlight({ extras: [{ type: 2, price: 0 }] }), null],
    ['flights not eligible', flight({ eligible: false }), aFlight(), 'eligibility'],
    ['a train where trains are eligible', { train: plainTerms }, aTrain(), null],
    ['a train where only buses are', { bus: plainTerms }, aTrain(), 'eligibility'],
    [
      'a train above its budget',
      { train: { ...plainTerms, budgets: [{ regionId: 2, amount: 249_999 }] } },
      aTrain(),
      'budget',
    ],
    [
      'two seats at it',
      { train: { ...plainTerms, budgets: [{ regionId: 2, amount: 125_000 }] } },
      aTrain({ units: 2 }),
      null,
    ],
    ['a car booked too late', { car: { ...plainTerms, daysAhead: 12 } }, aTrain({ mode: 'car' }), 'booking-window'],
  ])('%s', (_, terms, option, rule) => {
    const { inPolicy, reasons } = evaluatePolicy(terms, option, circumstances);
    expect(reasons.map((reason) => reason.rule)).toEqual(rule ? [rule] : []);
    expect(inPolicy).toBe(rule === null);
  });

  it.each([
    [true, true, null],
    [true, false, 'date-change'],
    [false, false, null],
    [false, true, null],
  ] as const)('moving a booking’s dates (%s) where that is allowed (%s)', (changesDates, dateChange, rule) => {
    expect(
      evaluatePolicy(hotel({ dateChange }), aStay(), { ...circumstances, changesDates }).reasons.map(
        (reason) => reason.rule,
      ),
    ).toEqual(rule ? [rule] : []);
  });

  it('says limit and actual of everything it found, in one order', () => {
    const stay = aStay({ total: 1_486_800, stars: 5, refundable: false, checkIn: '2026-12-04', has: ['wifi'] });
    expect(
      evaluatePolicy(hotel({ refundableOnly: true, daysAhead: 7, filters: ['wifi', 'breakfast'] }), stay, circumstances)
        .reasons,
    ).toEqual([
      { rule: 'budget', limit: 650_000, actual: 743_400, unit: 'night', regionId: 1 },
      { rule: 'stars', limit: [3, 4], actual: 5 },
      { rule: 'refundable', limit: true, actual: false },
      { rule: 'filters', limit: ['wifi', 'breakfast'], actual: ['breakfast'] },
      { rule: 'booking-window', limit: 7, actual: 3, earliest: '2026-12-08' },
    ]);
  });

  it('asks nothing of a person without a policy', () =>
    expect(evaluatePolicy(null, aStay({ stars: 5, total: 9_999_999 }), circumstances)).toEqual({
      inPolicy: true,
      reasons: [],
    }));
});

describe('[3.9] the verdict, whatever the policy', () => {
  const anyOption = fc.oneof(anyStay, anyFlight);

  it('is inside exactly when it has no reason, and is the same when asked again', () => {
    fc.assert(
      fc.property(anyTerms, anyOption, (terms, option) => {
        const verdict = evaluatePolicy(terms, option, circumstances);
        expect(verdict.inPolicy).toBe(verdict.reasons.length === 0);
        expect(evaluatePolicy(structuredClone(terms), structuredClone(option), circumstances)).toEqual(verdict);
      }),
    );
  });

  it('never turns from inside to outside when only the price falls, nor when a limit is lifted', () => {
    fc.assert(
      fc.property(anyTerms, anyOption, fc.nat(), (terms, option, cut) => {
        const before = evaluatePolicy(terms, option, circumstances);
        const cheaper = evaluatePolicy(terms, { ...option, total: Math.max(0, option.total - cut) }, circumstances);
        if (before.inPolicy) expect(cheaper.inPolicy).toBe(true);
        const lifted = {
          ...terms,
          hotel: terms.hotel && { ...terms.hotel, budgets: [], daysAhead: 0 },
          flight: terms.flight && { ...terms.flight, budgets: [], daysAhead: 0 },
        };
        expect(evaluatePolicy(lifted, option, circumstances).reasons.length).toBeLessThanOrEqual(before.reasons.length);
      }),
    );
  });
});

describe('[3.9] the region of a place', () => {
  it.each([
    ['pune', 'IN', 1],
    ['mumbai', 'IN', 1],
    ['hampi', 'IN', 2],
    ['dubai', 'AE', 3],
    ['kathmandu', 'NP', 3],
    ['paris', 'FR', 4],
    ['delhi', 'US', 4],
    ['hyderabad', 'PK', 4],
  ])('%s in %s is region %i', (city, country, region) => expect(regionOf({ city, country })).toBe(region));

  it('is the company’s own where it has its own', () => {
    const regions = [
      { regionId: 7, name: 'Head office', cities: ['kochi'] },
      { regionId: 9, name: 'Everywhere else in India', home: true },
    ];
    expect(
      [
        { city: 'kochi', country: 'IN' },
        { city: 'pune', country: 'IN' },
        { city: 'paris', country: 'FR' },
      ].map((place) => regionOf(place, regions)),
    ).toEqual([7, 9, 0]);
  });
});
