import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { servicesOf } from './services.ts';
import { remainingCodes, remainingTrip } from './remaining-trip.ts';

const ticket = (passenger: number, open: number[]) => ({ passenger, number: `098-${passenger}`, open });
const part = (pnr: string, bounds: number[], tickets: ReturnType<typeof ticket>[]) => ({
  pnr,
  bounds,
  tickets,
  state: 'ticketed',
});
const trip = (parts: ReturnType<typeof part>[]) =>
  ({ parts, bounds: [{}, {}], party: { adults: 2, children: 1, infants: 0 } }) as unknown as FlightBooking;

describe('[7.20] what of a trip stands', () => {
  it('all of it, while nothing is cancelled', () => {
    const whole = trip([part('ABC', [0, 1], [ticket(0, [0, 1]), ticket(1, [0, 1]), ticket(2, [0, 1])])]);
    expect(remainingTrip(whole)).toEqual({
      party: { adults: 2, children: 1, infants: 0 },
      passengers: [0, 1, 2],
      bounds: [0, 1],
      partlyCancelled: false,
    });
  });

  it('without who is cancelled and where nobody flies: party, directions and PNRs', () => {
    const left = trip([
      part('ABC', [0], [ticket(0, [0]), ticket(1, []), ticket(2, [0])]),
      part('DEF', [1], [ticket(0, []), ticket(1, []), ticket(2, [])]),
    ]);
    expect(remainingTrip(left)).toEqual({
      party: { adults: 1, children: 1, infants: 0 },
      passengers: [0, 2],
      bounds: [0],
      partlyCancelled: true,
    });
    expect(remainingCodes(left.parts)).toBe('ABC');
  });

  it('as it was booked, once all of it is cancelled', () => {
    const none = trip([part('ABC', [0, 1], [ticket(0, []), ticket(1, []), ticket(2, [])])]);
    expect(remainingTrip(none)).toMatchObject({
      bounds: [0, 1],
      partlyCancelled: false,
      party: { adults: 2, children: 1 },
    });
    expect(remainingCodes(none.parts)).toBe('');
  });
});

describe('[7.20] meals, bags and assistance', () => {
  const bounds = [
    {
      segments: [
        { flightId: 'ZZ1.d', number: 'ZZ 1' },
        { flightId: 'ZZ2.d', number: 'ZZ 2' },
      ],
    },
    { segments: [{ flightId: 'ZZ3.d', number: 'ZZ 3' }] },
  ] as FlightBooking['bounds'];
  it('are on the direction they were chosen for, assistance on all; what was for a flight that is gone is on none', () => {
    const extras: FlightBooking['extras'] = [
      { kind: 'seat', passenger: 0, flight: 'ZZ3.d', seat: '4A' },
      { kind: 'meal', passenger: 0, flight: 'ZZ2.d', code: 'AVML' },
      { kind: 'meal', passenger: 0, flight: 'ZZ9.d', code: 'VGML' },
      { kind: 'bag', passenger: 1, bound: 1, code: 'BG15' },
      { kind: 'assistance', passenger: 0, code: 'WCHR' },
    ];
    expect(servicesOf({ bounds, extras }, (kind, code) => `${kind} ${code}`)).toEqual([
      { passenger: 0, bound: 0, kind: 'meal', name: 'meal AVML on ZZ 2' },
      { passenger: 1, bound: 1, kind: 'bag', name: 'bag BG15' },
      { passenger: 0, bound: 0, kind: 'assistance', name: 'assistance WCHR' },
      { passenger: 0, bound: 1, kind: 'assistance', name: 'assistance WCHR' },
    ]);
  });
});
