import { describe, expect, it } from 'vitest';
import type { BookingView } from '../../contract.ts';
import { firstChoice, isOpenChoice, oneListOf, placesIn } from './who-travels.ts';

const flight = (adults: number, children = 0, requiredFields: string[] = []) =>
  ({ category: 2, party: { adults, children, infants: 0 }, requiredFields, bounds: [] }) as unknown as BookingView;
const stay = (rooms: number) => ({ category: 1, rooms: Array(rooms).fill({}) }) as unknown as BookingView;

describe('[7.20] the one list of travellers', () => {
  it.each([
    ['a flight and a stay', [flight(2, 1), stay(1)], { adults: 2, children: 1, infants: 0 }],
    ['more rooms than people who fly', [flight(1), stay(3)], { adults: 3, children: 0, infants: 0 }],
    ['flights of different parties', [flight(1, 2), flight(3)], { adults: 3, children: 2, infants: 0 }],
    ['a stay alone', [stay(1)], { adults: 1, children: 0, infants: 0 }],
  ])('has as many as the largest part of %s needs', (_, bookings, party) => {
    expect(oneListOf(bookings).party).toEqual(party);
  });

  it('asks what any flight asks for, once', () => {
    expect(oneListOf([flight(1, 0, ['born']), flight(1, 0, ['born', 'passport']), stay(1)]).requiredFields).toEqual([
      'born',
      'passport',
    ]);
  });

  it('gives each place to the first who may and has none yet', () => {
    const list = oneListOf([flight(2, 1), stay(2)]);
    expect(firstChoice(placesIn(flight(2, 1), list))).toEqual([0, 1, 2]);
    expect(firstChoice(placesIn(flight(1, 1), list))).toEqual([0, 2]);
    expect(firstChoice(placesIn(stay(2), list))).toEqual([0, 1]);
  });

  it.each([
    [flight(2, 1), false],
    [flight(1, 1), true],
    [stay(2), false],
    [stay(1), true],
  ])('asks who takes a place only where there is a choice', (booking, isOpen) => {
    const list = oneListOf([flight(2, 1), stay(2)]);
    expect(isOpenChoice(placesIn(booking, list))).toBe(isOpen);
  });
});
