import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aFlight,
  aLeg,
  anyFlight,
  anyLenientTerms,
  anyStay,
  anyTerms,
  aStay,
  circumstances,
  flightTerms,
  hotelTerms,
  policyTerms,
} from '#tests/support/policy.ts';
import { CHANGE_KINDS, comparison, rankOfChange, sizeOfChange } from './comparison.ts';
import type { OptionFacts } from './facts.ts';
import { evaluateListing } from './listing-verdicts.ts';
import { daysLater, smallestChange } from './smallest-change.ts';
import { evaluatePolicy } from './verdict.ts';

const terms = [policyTerms()];
const deluxe = aStay({ id: 'residency-deluxe', roomId: 'deluxe', room: 'Deluxe room', total: 1_486_800 });
const later = (hours: number, change = {}) =>
  aFlight({
    id: `plus-${hours}`,
    legs: [aLeg({ flights: `6E ${hours}`, departs: `2026-12-12T${String(14 + hours).padStart(2, '0')}:05` })],
    ...change,
  });
const dear = aFlight({ total: 1_000_000 });

describe('[3.9] the smallest change', () => {
  it.each<[string, OptionFacts, OptionFacts[], ReturnType<typeof smallestChange>]>([
    ['is none for what is inside', aStay(), [deluxe], null],
    ['is none where nothing is inside', deluxe, [aStay({ id: 'x', total: 1_300_100 })], null],
    [
      'is another room before another house',
      deluxe,
      [aStay({ id: 'near', hotelId: 'near' }), aStay()],
      { kind: 'room', size: 306_800, option: aStay(), priceDifference: -306_800 },
    ],
    [
      'is another rate before another room',
      aStay({ id: 'dear', total: 1_400_000 }),
      [aStay({ id: 'other', roomId: 'other' }), aStay()],
      { kind: 'rate', size: 220_000, option: aStay(), priceDifference: -220_000 },
    ],
    [
      'is another house before another day',
      deluxe,
      [aStay({ checkIn: '2026-12-13' }), aStay({ id: 'near', hotelId: 'near', lat: 18.56 })],
      {
        kind: 'hotel',
        size: 1001,
        option: aStay({ id: 'near', hotelId: 'near', lat: 18.56 }),
        priceDifference: -306_800,
      },
    ],
    [
      'is another day of the same house',
      deluxe,
      [aStay({ checkIn: '2026-12-15' }), aStay({ id: 'sooner', checkIn: '2026-12-11' })],
      { kind: 'dates', size: 1, option: aStay({ id: 'sooner', checkIn: '2026-12-11' }), priceDifference: -306_800 },
    ],
    ['is not another house on another day', deluxe, [aStay({ hotelId: 'near', checkIn: '2026-12-13' })], null],
    [
      'is not a shorter stay, fewer rooms or another town',
      deluxe,
      [aStay({ nights: 1 }), aStay({ nights: 1, rooms: 2 }), aStay({ place: { city: 'mumbai', country: 'IN' } })],
      null,
    ],
    [
      'is the nearest hour',
      dear,
      [later(4), later(2), later(-5)],
      { kind: 'time', size: 204, option: later(2), priceDifference: -178_600 },
    ],
    [
      'is the cheaper of two equally near',
      dear,
      [later(2), later(-2, { total: 800_000 })],
      { kind: 'time', size: 200, option: later(-2, { total: 800_000 }), priceDifference: -200_000 },
    ],
    [
      'is the first by id of two alike',
      dear,
      [later(2), later(-2)],
      { kind: 'time', size: 204, option: later(-2), priceDifference: -178_600 },
    ],
    [
      'is another fare of the same flight before another hour',
      dear,
      [later(1), aFlight({ id: 'saver', fare: 'Saver' })],
      { kind: 'fare', size: 178_600, option: aFlight({ id: 'saver', fare: 'Saver' }), priceDifference: -178_600 },
    ],
    [
      'is the same flight in another cabin before another hour',
      aFlight({ id: 'biz', legs: [aLeg({ cabin: 4 })] }),
      [later(1), aFlight()],
      { kind: 'cabin', size: 0, option: aFlight(), priceDifference: 0 },
    ],
    [
      'is an extra left out before anything else',
      aFlight({
        id: 'meal',
        total: 861_400,
        extras: [
          { type: 2, price: 40_000 },
          { type: 1, price: 0 },
        ],
      }),
      [later(1)],
      {
        kind: 'extras',
        size: 40_000,
        option: aFlight({ id: 'meal', extras: [{ type: 1, price: 0 }] }),
        priceDifference: -40_000,
      },
    ],
    [
      'is not an extra alone when more is wrong',
      aFlight({ id: 'meal', total: 1_040_000, extras: [{ type: 2, price: 40_000 }] }),
      [later(1)],
      { kind: 'time', size: 76, option: later(1), priceDifference: -218_600 },
    ],
  ])('%s', (_, option, candidates, change) => {
    expect(smallestChange(terms, option, candidates, circumstances)).toEqual(change);
  });

  it.each<[string, OptionFacts, OptionFacts[], string | undefined]>([
    [
      'an hour later without a stop is nearer than the same hour with two',
      dear,
      [
        later(0, { id: 'stops', legs: [aLeg({ flights: 'AI 1 + AI 2 + AI 3', arrives: '2026-12-12T18:50' })] }),
        later(1),
      ],
      'plus-1',
    ],
    [
      'what arrives hours later is farther than what leaves a little later',
      dear,
      [later(0, { id: 'slow', legs: [aLeg({ flights: '6E 7', arrives: '2026-12-12T21:50' })] }), later(2)],
      'plus-2',
    ],
    [
      'a quarter of an hour more is worth ₹2,000 less',
      dear,
      [later(2), later(-2, { id: 'cheap', legs: [aLeg({ departs: '2026-12-12T11:50' })], total: 621_400 })],
      'cheap',
    ],
    [
      'nothing that costs more than a quarter more is suggested',
      aFlight({ id: 'biz', total: 600_000, legs: [aLeg({ cabin: 4 })] }),
      [aFlight({ total: 750_001 })],
      undefined,
    ],
    [
      'a quarter more is',
      aFlight({ id: 'biz', total: 600_000, legs: [aLeg({ cabin: 4 })] }),
      [aFlight({ total: 750_000 })],
      'ai606-flexible',
    ],
  ])('is one a person would take: %s', (_, option, candidates, id) => {
    expect(smallestChange(terms, option, candidates, circumstances)?.option.id).toBe(id);
  });

  it('counts both ways of a return trip', () => {
    const trip = (out: number, back: number, total = 1_700_000) =>
      aFlight({
        id: `${out} ${back}`,
        total,
        legs: [
          aLeg({ flights: `O${out}`, departs: `2026-12-12T${out}:00` }),
          aLeg({ flights: `B${back}`, departs: `2026-12-15T${back}:00` }),
        ],
      });
    expect(
      smallestChange(terms, trip(12, 12, 2_000_000), [trip(14, 13), trip(12, 14), trip(13, 14)], circumstances),
    ).toMatchObject({ kind: 'time', size: 180, option: { id: '12 14' } });
  });

  it('is the first day that the booking window allows, when only the window is against it and nothing else is on the page', () => {
    const window = [policyTerms({ hotel: hotelTerms({ daysAhead: 14 }), flight: flightTerms({ daysAhead: 14 }) })];
    expect(smallestChange(window, aStay(), [], circumstances)).toEqual({
      kind: 'dates',
      size: 3,
      option: aStay({ checkIn: '2026-12-15' }),
      priceDifference: null,
    });
    expect(smallestChange(window, aFlight(), [], circumstances)).toMatchObject({
      option: { legs: [{ departs: '2026-12-15T14:05', arrives: '2026-12-15T15:50' }] },
    });
    expect(
      smallestChange(window, aStay(), [aStay({ id: 'real', checkIn: '2026-12-17' })], circumstances),
    ).toMatchObject({ option: { id: 'real' }, priceDifference: 0 });
    expect(smallestChange(window, deluxe, [], circumstances)).toBeNull();
  });

  it('brings it in for everyone who travels', () => {
    const strict = policyTerms({ hotel: hotelTerms({ refundableOnly: true }) });
    const candidates = [
      aStay({ id: 'standard-fixed', refundable: false }),
      aStay({ id: 'far', hotelId: 'far', lat: 18.7 }),
    ];
    expect(smallestChange([policyTerms()], deluxe, candidates, circumstances)).toMatchObject({ kind: 'room' });
    expect(smallestChange([policyTerms(), strict], deluxe, candidates, circumstances)).toMatchObject({
      kind: 'hotel',
      option: { id: 'far' },
    });
    expect(smallestChange([null, null], deluxe, candidates, circumstances)).toBeNull();
  });
});

const rankOf = (kind: string | undefined) => CHANGE_KINDS.findIndex((one) => one === kind);

const isOverBudget = (terms: Parameters<typeof evaluatePolicy>[0], option: OptionFacts) =>
  evaluatePolicy(terms, option, circumstances).reasons.some(({ rule }) => rule === 'budget');

/** The plain reading of the rule, without anything that makes it fast. */
function everyChange(
  everyone: Parameters<typeof smallestChange>[0],
  option: OptionFacts,
  candidates: readonly OptionFacts[],
) {
  const [from, ...others] = [option, ...candidates].map(comparison());
  return others.flatMap((to) => {
    const rank = from ? rankOfChange(from, to) : -1;
    return from &&
      rank >= 0 &&
      to.option.total <= from.option.total * 1.25 &&
      everyone.every((one) => evaluatePolicy(one, to.option, circumstances).inPolicy)
      ? [{ kind: CHANGE_KINDS[rank], size: sizeOfChange(rank, from, to), option: to.option }]
      : [];
  });
}

describe('[3.9] the smallest change, whatever the search', { timeout: 60_000 }, () => {
  const anySearch = fc.oneof(
    fc.array(anyStay, { minLength: 4, maxLength: 25 }),
    fc.array(anyFlight, { minLength: 4, maxLength: 25 }),
  );
  const anyParty = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: anyLenientTerms },
      { weight: 1, arbitrary: anyTerms },
      { weight: 2, arbitrary: fc.constant(null) },
    ),
    { minLength: 1, maxLength: 3 },
  );

  it('really brings it in, nothing smaller of its kind does, and no kind before it does', () => {
    const suggested = new Map<string, number>();
    fc.assert(
      fc.property(anyParty, anySearch, (everyone, options) =>
        options.forEach((option) => {
          const candidates = options.filter((other) => other !== option);
          const change = smallestChange(everyone, option, candidates, circumstances);
          const inside = everyone.every((one) => evaluatePolicy(one, option, circumstances).inPolicy);
          const ways = everyChange(everyone, option, candidates);
          if (!change) {
            expect(inside || ways.length === 0).toBe(true);
            return;
          }
          suggested.set(change.kind, (suggested.get(change.kind) ?? 0) + 1);
          expect(inside).toBe(false);
          expect(everyone.every((one) => evaluatePolicy(one, change.option, circumstances).inPolicy)).toBe(true);
          if (change.priceDifference !== null) expect(change.priceDifference).toBe(change.option.total - option.total);
          const isOverACap = everyone.some((one) => isOverBudget(one, option));
          if (isOverACap) expect(change.priceDifference, 'saves at least what is over the cap').toBeLessThan(0);
          for (const way of ways) {
            if (way.kind === change.kind) expect(way.size).toBeGreaterThanOrEqual(change.size);
            expect(rankOf(way.kind)).toBeGreaterThanOrEqual(rankOf(change.kind));
          }
        }),
      ),
      { numRuns: 400 },
    );
    expect(suggested.size).toBeGreaterThanOrEqual(6);
  });

  it('of a booking window: one day less would not do', () => {
    fc.assert(
      fc.property(anyLenientTerms, fc.oneof(anyStay, anyFlight), (policy, option) => {
        const change = smallestChange([policy], option, [], circumstances);
        if (!change || change.priceDifference !== null) return;
        const ways = option.mode === 'flight' ? option.legs.length : 1;
        expect(evaluatePolicy(policy, daysLater(option, change.size / ways - 1), circumstances).inPolicy).toBe(false);
        expect(evaluatePolicy(policy, daysLater(option, change.size / ways), circumstances).inPolicy).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('does not depend on the order of the page', () => {
    fc.assert(
      fc.property(anyParty, anySearch, (everyone, [option, ...candidates]) => {
        if (!option) return;
        expect(smallestChange(everyone, option, [...candidates].reverse(), circumstances)).toEqual(
          smallestChange(everyone, option, candidates, circumstances),
        );
      }),
    );
  });

  it('is the same for a whole listing as for each option alone', () => {
    fc.assert(
      fc.property(anyParty, anySearch, (everyone, options) => {
        const listed = evaluateListing(everyone, options, circumstances);
        expect(listed.map(({ optionId }) => optionId)).toEqual(options.map(({ id }) => id));
        for (const [index, { inPolicy, verdicts, change }] of listed.entries()) {
          const option = options[index];
          if (!option) continue;
          expect(verdicts).toEqual(everyone.map((one) => evaluatePolicy(one, option, circumstances)));
          expect(inPolicy).toBe(verdicts.every((verdict) => verdict.inPolicy));
          expect(change).toEqual(
            smallestChange(
              everyone,
              option,
              options.filter((other) => other !== option),
              circumstances,
            ),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});
