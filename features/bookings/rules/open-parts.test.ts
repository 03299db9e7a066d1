import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { openParts } from './open-parts.ts';

const booking = (parts: unknown[]) =>
  ({ parts, bounds: [{}, {}], party: { adults: 2, children: 0, infants: 1 } }) as unknown as FlightBooking;
const ticket = (passenger: number, open: number[]) => ({ passenger, number: `098-${passenger}`, open });

describe('[7.20] what of a trip can still be given up', () => {
  it('before ticketing everything', () =>
    expect(openParts(booking([]))).toEqual({ bounds: [0, 1], passengers: [0, 1, 2] }));

  it('only tickets that stand: not a refused part, not what was cancelled', () => {
    const parts = [
      { state: 'ticketed', bounds: [0], tickets: [ticket(0, [0]), ticket(1, []), ticket(2, [0])] },
      { state: 'refused', bounds: [1], tickets: [] },
    ];
    expect(openParts(booking(parts))).toEqual({ bounds: [0], passengers: [0, 2] });
  });
});
