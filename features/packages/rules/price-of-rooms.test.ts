import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { extrasOf } from './extras.ts';
import { partyProblems } from './party.ts';
import { linesOfExtras } from './price-of-extras.ts';
import { priceOfParty } from './price-of-party.ts';
import { isShared, priceOfRooms, type SoldPrice } from './price-of-rooms.ts';
import { journeyTax } from './tax.ts';
import { EXTRA_UNITS } from './vocabulary.ts';

const PRICES = { single: 3_000_000, double: 2_000_000, triple: 1_800_000, child: 1_200_000 };
const room = (adults: number, ...childAges: number[]): RoomOccupancy => ({ adults, childAges });

/** A journey sold to a party with these extras, or all that it offers. */
function sold(slug: string, rooms: readonly RoomOccupancy[], codes?: readonly string[], prices = PRICES): SoldPrice {
  const journey = JOURNEYS.find((one) => one.slug === slug)!;
  const offered = extrasOf(journey);
  const chosen = offered.filter(({ code }) => codes?.includes(code) ?? true);
  const items = chosen.map(({ code, title, most }) => ({ code, title, quantity: most }));
  const tax = journeyTax(journey, '2027-03-01', '2026-12-01');
  return { ...priceOfParty(prices, tax, rooms, linesOfExtras(offered, items, rooms)), extras: items };
}
const labels = (price: SoldPrice, positions: number[], shared: boolean) =>
  priceOfRooms(price, positions, shared).lines.map(({ label, amount }) => [label, amount]);

describe('[7.20] what the rooms of a party cost', () => {
  it('names what each extra is for as the journeys do', () => {
    for (const journey of JOURNEYS)
      for (const { code, unit } of extrasOf(journey)) expect(EXTRA_UNITS[code], code).toBe(unit);
    expect((['arrival', 'departure', 'guide'] as const).every(isShared)).toBe(true);
    expect((['before', 'after', 'meals'] as const).some(isShared)).toBe(false);
  });

  it('is the price of their people with the extras by person and by room; vehicle and guide are of the party', () => {
    const family = sold('golden-triangle', [room(2), room(2, 8)], ['arrival', 'before', 'guide', 'meals']);
    expect(labels(family, [1], false)).toEqual([
      ['2 adults, double sharing', 4_000_000],
      ['1 child', 1_200_000],
      ['Extra nights before: 2 nights, 1 room', 960_000],
      ['All meals, 2 adults', 768_000],
      ['All meals, 1 child', 192_000],
      ['GST, 5%', 356_000],
    ]);
    expect(labels(family, [0], true)).toEqual([
      ['2 adults, double sharing', 4_000_000],
      ['Private transfer on arrival, SUV for up to 6', 240_000],
      ['Extra nights before: 2 nights, 1 room', 960_000],
      ['Private guide, 3 days', 960_000],
      ['All meals, 2 adults', 768_000],
      ['GST, 5%', 346_400],
    ]);
    expect(labels(family, [], true).map(([label]) => label)).toEqual([
      'Private transfer on arrival, SUV for up to 6',
      'Private guide, 3 days',
      'GST, 5%',
    ]);
    expect(priceOfRooms(family, [0, 1], true).lines).toEqual(family.lines);
  });

  it('abroad has the tax collected at source of these people', () => {
    const abroad = JOURNEYS.find((one) => one.abroad)!;
    const two = sold(abroad.slug, [room(2), room(1)], []);
    expect(labels(two, [1], false)).toEqual([
      ['1 adult, single room', 3_000_000],
      ['GST, 5%', 150_000],
      ['Tax collected at source (2%), credited against your income tax', 63_000],
    ]);
  });

  it('has nothing of extras that nobody chose, and nothing shared then', () => {
    expect(priceOfRooms(sold('golden-triangle', [room(2), room(1)], []), [], true)).toEqual({ total: 0, lines: [] });
  });

  const party = fc
    .array(
      fc.record({
        adults: fc.integer({ min: 1, max: 3 }),
        childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .filter((rooms) => Object.keys(partyProblems(rooms)).length === 0);
  const price = fc.integer({ min: 100, max: 20_000_000 });

  it('one by one sums with what is shared to the price as sold, line by line, whatever the party, extras and prices', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...JOURNEYS.map(({ slug }) => slug)),
        party,
        fc.subarray(Object.keys(EXTRA_UNITS)),
        fc.record({ single: price, double: price, triple: price, child: price }),
        (slug, rooms, codes, prices) => {
          const whole = sold(slug, rooms, codes, prices);
          const all = rooms.map((_, at) => at);
          expect(priceOfRooms(whole, all, true).lines).toEqual(whole.lines);
          const parts = [...all.map((at) => priceOfRooms(whole, [at], false)), priceOfRooms(whole, [], true)];
          for (const code of ['single', 'double', 'triple', 'child', 'extra', 'tax', 'tcs']) {
            const sumOf = (lines: SoldPrice['lines'], key: 'amount' | 'taxable') =>
              lines.filter((line) => line.code === code).reduce((sum, line) => sum + (line[key] ?? 0), 0);
            for (const key of ['amount', 'taxable'] as const)
              expect(parts.reduce((sum, { lines }) => sum + sumOf(lines, key), 0)).toBe(sumOf(whole.lines, key));
          }
          for (const part of parts) expect(part.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(part.total);
        },
      ),
    );
  });
});
