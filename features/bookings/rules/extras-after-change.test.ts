import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { extrasAfterChange, seatsText } from './extras-after-change.ts';

type Bound = FlightBooking['bounds'][number];
const bound = (...flights: [id: string, number: string][]) =>
  ({ segments: flights.map(([flightId, number]) => ({ flightId, number })) }) as unknown as Bound;
const trip = {
  bounds: [bound(['ZZ1.a', 'ZZ 1']), bound(['ZZ2.b', 'ZZ 2'])],
  extras: [
    { kind: 'seat', passenger: 0, flight: 'ZZ1.a', seat: '12A' },
    { kind: 'seat', passenger: 1, flight: 'ZZ1.a', seat: '12B' },
    { kind: 'seat', passenger: 0, flight: 'ZZ2.b', seat: '12A' },
    { kind: 'meal', passenger: 0, flight: 'ZZ1.a', code: 'AVML' },
    { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' },
  ] as FlightBooking['extras'],
  extraLines: [
    { code: 'seat', label: 'Seat 12A, ZZ 1', amount: 60_000 },
    { code: 'seat', label: 'Seat 12B, ZZ 1: ₹0, included', amount: 0 },
    { code: 'seat', label: 'Seat 12A, ZZ 2', amount: 60_000 },
    { code: 'meal', label: 'Vegetarian meal, Indian, ZZ 1', amount: 40_000 },
  ] as FlightBooking['lines'],
};
const change = { bound: 0, to: bound(['ZZ3.c', 'ZZ 3']) };

describe('[7.20] extras after a change of one direction', () => {
  it('seats go along as the airline gave them, meals with them; the other direction stays as it is', () => {
    const seats = [
      { passenger: 0, flight: 'ZZ3.c', seat: '12A' },
      { passenger: 1, flight: 'ZZ3.c', seat: '14B' },
    ];
    const { extras, extraLines } = extrasAfterChange(trip, change, seats);
    expect(extras).toEqual([
      { kind: 'seat', passenger: 0, flight: 'ZZ3.c', seat: '12A' },
      { kind: 'seat', passenger: 1, flight: 'ZZ3.c', seat: '14B' },
      { kind: 'seat', passenger: 0, flight: 'ZZ2.b', seat: '12A' },
      { kind: 'meal', passenger: 0, flight: 'ZZ3.c', code: 'AVML' },
      { kind: 'bag', passenger: 0, bound: 0, code: 'BG15' },
    ]);
    expect(extraLines.map(({ label }) => label)).toEqual([
      'Seat 12A, ZZ 3',
      'Seat 14B, ZZ 3: ₹0, included',
      'Seat 12A, ZZ 2',
      'Vegetarian meal, Indian, ZZ 3',
    ]);
    expect(seatsText(trip, change, seats, (at) => ['Asha', 'Ravi'][at]!)).toBe('Seat 14B in place of 12B for Ravi.');
  });

  it('a seat that cannot be had is gone, and that is said', () => {
    expect(extrasAfterChange(trip, change, []).extras.filter(({ kind }) => kind === 'seat')).toEqual([
      { kind: 'seat', passenger: 0, flight: 'ZZ2.b', seat: '12A' },
    ]);
    expect(seatsText(trip, change, [], () => 'Asha')).toContain(
      'No seat like 12A is free for Asha: the airline gives one at check-in.',
    );
  });
});
