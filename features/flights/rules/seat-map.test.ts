import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aircraft } from '../data/tables.ts';
import { capacityOf, onSale, soldByOthers } from './fares/allotment.ts';
import { seatPrice, seatRows, takenByOthers } from './seat-map.ts';

const cabins = aircraft.flatMap((type) => type.cabins.map(([cabin]) => [type.code, cabin, type] as const));

describe('seat maps', () => {
  it.each(cabins)('%s cabin %i: every seat once, windows outside, aisles beside a gap', (_, cabin, type) => {
    const rows = seatRows(type, cabin);
    const seats = rows.flatMap(({ places }) => places.flatMap((place) => (place ? [place.seat] : [])));
    expect(new Set(seats).size).toBe(seats.length);
    expect(seats.length).toBe(capacityOf(type, cabin));
    for (const { places } of rows) {
      expect([places[0]?.side, places.at(-1)?.side]).toEqual(['window', 'window']);
      places.forEach(
        (place, at) =>
          place === null &&
          expect([places[at - 1], places[at + 1]].every((beside) => beside && beside.side !== 'middle')).toBe(true),
      );
    }
  });

  it('rows are numbered through the aircraft: no seat is in two cabins', () => {
    for (const type of aircraft) {
      const all = type.cabins.flatMap(([cabin]) => seatRows(type, cabin).map(({ row }) => row));
      expect(all).toEqual(Array.from({ length: all.length }, (_, n) => n + 1));
    }
  });

  it('as many seats are open as are on sale, the same ones for everybody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cabins),
        fc.integer({ min: 100, max: 9999 }),
        fc.integer({ min: 20_000, max: 21_000 }),
        ([, cabin, type], number, day) => {
          const capacity = capacityOf(type, cabin);
          const others = soldByOthers(capacity, `6E${number}`, day, cabin);
          const rows = seatRows(type, cabin);
          const taken = takenByOthers(rows, others, `6E${number}`, day);
          expect(taken.size).toBe(others);
          expect(takenByOthers(rows, others, `6E${number}`, day)).toEqual(taken);
          expect(onSale(capacity, others, 0).left).toBe(capacity - taken.size);
        },
      ),
    );
  });

  it('a fuller cabin never costs less', () => {
    const loads = Array.from({ length: 187 }, (_, sold) => onSale(186, 0, sold).loadBp);
    expect(loads).toEqual([...loads].sort((a, b) => a - b));
  });

  it.each([
    ['any', 'exit', 0],
    ['standard', 'standard', 0],
    ['standard', 'front', 60_000],
    ['for-sale', 'standard', 25_000],
  ] as const)('with %s seats a %s seat costs %i', (included, zone, price) => {
    expect(seatPrice(zone, 'domestic', included)).toBe(price);
  });
});
