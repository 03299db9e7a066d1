import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackageExtraChoice } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { stopoversOf } from './choose-hotels.ts';
import { extraNights, extrasOf, extrasProblems, hasRoomsFor } from './extras.ts';
import { parseExtras } from './parse-extras.ts';
import { linesOfExtra, linesOfExtras } from './price-of-extras.ts';
import { priceOfParty } from './price-of-party.ts';
import { journeyTax } from './tax.ts';
import { EXTRAS } from './vocabulary.ts';

const journey = (slug: string) => JOURNEYS.find((one) => one.slug === slug)!;
const codes = (slug: string) => extrasOf(journey(slug)).map(({ code }) => code);
const room = (adults: number, ...childAges: number[]) => ({ adults, childAges });
const labels = (slug: string, code: string, quantity: number, rooms: ReturnType<typeof room>[]) =>
  linesOfExtra(
    extrasOf(journey(slug)).find((one) => one.code === code)!,
    quantity,
    rooms,
  ).map(({ label, amount }) => [label, amount] as const);

describe('[7.20] the extras of a journey', () => {
  it.each([
    ['lucknow-in-four-days', ['arrival', 'departure', 'before', 'after', 'guide', 'meals']],
    ['golden-triangle', ['arrival', 'before', 'guide', 'meals']], // ends in Delhi after a night in Jaipur
    ['spiti-from-manali', ['before', 'after', 'guide', 'meals']], // meets at a bus stand
    ['dwarka-somnath-diu', ['departure', 'after', 'guide', 'meals']], // drives on to Dwarka on the first day
    ['kaziranga-and-majuli', ['guide', 'meals']],
  ])('follow from its facts: %s', (slug, expected) => {
    expect(codes(slug)).toEqual(expected);
  });

  it('take a vehicle by the size of the party, infants included, and several for a large one', () => {
    const car = (rooms: ReturnType<typeof room>[]) => labels('golden-triangle', 'arrival', 1, rooms);
    expect(car([room(2)])).toEqual([['Private transfer on arrival, car for up to 3', 160_000]]);
    expect(car([room(2, 1, 5)])).toEqual([['Private transfer on arrival, SUV for up to 6', 240_000]]);
    expect(car([room(3), room(3, 4)])).toEqual([['Private transfer on arrival, minibus for up to 12', 480_000]]);
    expect(car([room(3, 4), room(3, 4), room(3, 4), room(3, 4)])).toEqual([
      ['Private transfer on arrival, 2 × minibus for up to 12', 960_000],
    ]);
  });

  it('cost by night and room, by day, and by the meals that the price leaves out', () => {
    expect(labels('golden-triangle', 'before', 2, [room(2), room(1)])).toEqual([
      ['Extra nights before: 2 nights, 2 rooms', 4 * 480_000],
    ]);
    expect(labels('golden-triangle', 'guide', 2, [room(2)])).toEqual([['Private guide, 2 days', 640_000]]);
    // four lunches and two dinners at ₹640
    expect(labels('golden-triangle', 'meals', 1, [room(2, 8, 1)])).toEqual([
      ['All meals, 2 adults', 2 * 384_000],
      ['All meals, 1 child', 192_000],
    ]);
  });

  it('are refused beside their field: unknown, twice, or too many', () => {
    const offered = extrasOf(journey('golden-triangle'));
    const problems = (...chosen: PackageExtraChoice[]) => extrasProblems(offered, chosen);
    expect(problems({ code: 'before', quantity: 2 }, { code: 'meals', quantity: 1 })).toEqual({});
    expect(problems({ code: 'after', quantity: 1 })).toEqual({
      'extras.0': 'This journey has no such extra. Choose without it.',
    });
    expect(problems({ code: 'guide', quantity: 1 }, { code: 'guide', quantity: 2 })).toEqual({
      'extras.1': 'Choose each extra once.',
    });
    expect(problems({ code: 'before', quantity: 3 }, { code: 'meals', quantity: 2 })).toEqual({
      'extras.0': '“Extra nights before” can be chosen up to 2 times.',
      'extras.1': '“All meals” can be chosen once.',
    });
  });

  it('add nights to the stopovers of the first and the last night, in the same hotel', () => {
    const lucknow = journey('lucknow-in-four-days');
    const nights = extraNights([
      { code: 'before', quantity: 2 },
      { code: 'after', quantity: 1 },
    ]);
    expect(stopoversOf(lucknow, nights)).toEqual([{ day: -1, nights: 6, city: 'lucknow' }]);
    expect(stopoversOf(lucknow)).toEqual([{ day: 1, nights: 3, city: 'lucknow' }]);
    expect(hasRoomsFor(lucknow, [{ day: 1, nights: 3 }], 'after')).toBe(true);
    expect(hasRoomsFor(lucknow, [{ day: 1, nights: 2 }], 'after')).toBe(false);
    expect(hasRoomsFor(lucknow, [], 'before')).toBe(false);
    expect(hasRoomsFor(lucknow, [], 'guide')).toBe(true);
  });

  it('are read from an address, each once and in one order; what is none is left out', () => {
    expect(parseExtras('guide-2.before-1')).toEqual([
      { code: 'before', quantity: 1 },
      { code: 'guide', quantity: 2 },
    ]);
    expect(parseExtras(['', 'guide-1', 'arrival-1', 'guide-2', 'yacht-1', 'meals-0', 'meals-10'])).toEqual([
      { code: 'arrival', quantity: 1 },
      { code: 'guide', quantity: 2 },
    ]);
    expect(parseExtras(undefined)).toEqual([]);
  });

  const party = fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const chosen = fc.uniqueArray(fc.record({ code: fc.constantFrom(...EXTRAS), quantity: fc.constantFrom(1, 2) }), {
    selector: ({ code }) => code,
  });

  it('of every journey are in the price to the rupee, with its taxes, and change nothing else of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...JOURNEYS), party, chosen, (one, rooms, extras) => {
        const tax = journeyTax(one, '2027-01-10', '2026-12-01');
        const prices = { single: 3_000_000, double: 2_000_000, triple: 1_800_000, child: 1_200_000 };
        const lines = linesOfExtras(extrasOf(one), extras, rooms);
        const [before, after] = [priceOfParty(prices, tax, rooms), priceOfParty(prices, tax, rooms, lines)];
        const sum = (some: readonly { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0);
        expect(sum(after.lines)).toBe(after.total);
        expect(sum(after.extras.lines)).toBe(after.extras.total);
        expect(after.total).toBe(before.total + after.extras.total);
        expect(after.rooms).toEqual(before.rooms);
        for (const { amount } of [...after.lines, ...after.extras.lines]) expect(amount % 100).toBe(0);
        const base = sum(lines);
        const gst = after.extras.lines.find(({ code }) => code === 'tax')?.amount ?? 0;
        expect(Math.abs(gst - base * 0.05)).toBeLessThanOrEqual(
          lines.reduce((count, line) => count + line.count, 0) * 100,
        );
        expect(after.lines.filter(({ code }) => code === 'tax').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
