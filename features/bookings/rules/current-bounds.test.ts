import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '../contract.ts';
import { currentBounds, tripDates } from './current-bounds.ts';

const end = (at: string, instant: string, zone: string) => ({ at, instant, airport: { zone } });
const bounds = [
  {
    segments: [
      {
        origin: end('2026-12-20T21:30', '2026-12-20T16:00:00.000Z', 'Asia/Kolkata'),
        destination: end('2026-12-20T23:00', '2026-12-20T19:00:00.000Z', 'Asia/Dubai'),
      },
    ],
  },
  {
    segments: [
      {
        origin: end('2026-12-27T08:00', '2026-12-27T04:00:00.000Z', 'Asia/Dubai'),
        destination: end('2026-12-27T12:30', '2026-12-27T07:00:00.000Z', 'Asia/Kolkata'),
      },
    ],
  },
] as unknown as FlightBooking['bounds'];
const change = {
  bound: 0,
  flightId: 'ZZ1.2026-12-20',
  before: { departsAt: '2026-12-20T21:30', arrivesAt: '2026-12-20T23:00' },
  after: { departsAt: '2026-12-21T00:30', arrivesAt: '2026-12-21T02:00' },
};

const party = { adults: 1, children: 0, infants: 0 };

describe('times of a trip', () => {
  it('are those it was sold at while the airline announces no others', () => {
    expect(currentBounds({ bounds, scheduleChange: null })).toBe(bounds);
  });

  it('[7.20] follow the airline past midnight, on the clock of each airport, and move the trip’s own dates', () => {
    const [out, back] = currentBounds({ bounds, scheduleChange: change });
    expect(out!.segments[0]).toMatchObject({
      origin: { at: '2026-12-21T00:30', instant: '2026-12-20T19:00:00.000Z' },
      destination: { at: '2026-12-21T02:00', instant: '2026-12-20T22:00:00.000Z' },
    });
    expect(back).toBe(bounds[1]);
    expect(tripDates({ bounds, scheduleChange: change, parts: [], party })).toEqual({
      checkIn: '2026-12-21',
      checkInAt: new Date('2026-12-20T19:00:00Z'),
      checkOut: '2026-12-27',
      checkOutAt: new Date('2026-12-27T07:00:00Z'),
    });
  });

  const ticketed = (...open: number[]) =>
    [{ state: 'ticketed', bounds: [0, 1], tickets: [{ passenger: 0, open }] }] as unknown as FlightBooking['parts'];
  it.each([
    ['the way out is cancelled', [1], '2026-12-27T04:00:00.000Z', '2026-12-27T07:00:00.000Z'],
    ['the way back is cancelled', [0], '2026-12-20T16:00:00.000Z', '2026-12-20T19:00:00.000Z'],
    ['all is cancelled', [], '2026-12-20T16:00:00.000Z', '2026-12-27T07:00:00.000Z'],
  ])('[7.20] begin and end with what is still flown: %s', (_, open, begins, ends) => {
    const { checkInAt, checkOutAt } = tripDates({ bounds, scheduleChange: null, parts: ticketed(...open), party });
    expect([checkInAt.toISOString(), checkOutAt.toISOString()]).toEqual([begins, ends]);
  });
});
