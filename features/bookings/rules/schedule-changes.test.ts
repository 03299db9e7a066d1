import { describe, expect, it } from 'vitest';
import type { BookingSummary, BookingView } from '../contract.ts';
import { timesAgain, hasNewTimes } from './schedule-changes.ts';

const NOW = Date.parse('2026-12-01T06:00:00Z');

const booking = (category: number, state: string, arrivesAt: string) =>
  ({ category, state, arrivesAt }) as BookingSummary;

const LATER = '2026-12-01T06:00:01Z';

describe('how often new times of flights are asked for', () => {
  it.each([
    [
      'a ticketed flight that is still to arrive',
      [booking(1, 'confirmed', ''), booking(2, 'confirmed', LATER)],
      30_000,
    ],
    ['a flight that has arrived', [booking(2, 'confirmed', '2026-12-01T06:00:00Z')], false],
    ['a flight that is only held', [booking(2, 'held', LATER)], false],
    ['a cancelled flight', [booking(2, 'cancelled', LATER)], false],
    ['a stay', [booking(1, 'confirmed', '')], false],
    ['nothing', [], false],
  ] as const)('[7.20] on a screen with %s', (_, shown, expected) => {
    expect(timesAgain(shown, NOW)).toBe(expected);
  });
});

describe('a trip that was read before', () => {
  const moved = { bound: 0, flightId: 'ZZ9013' };
  const flight = (scheduleChange: unknown) => ({ category: 2, scheduleChange }) as BookingSummary & BookingView;

  it('[7.20] is read anew when the list says other times, not otherwise', () => {
    expect(hasNewTimes(flight(moved), flight(null))).toBe(true);
    expect(hasNewTimes(flight(null), flight(moved))).toBe(true);
    expect(hasNewTimes(flight(moved), flight({ ...moved }))).toBe(false);
    expect(hasNewTimes(flight(moved), undefined)).toBe(false);
    expect(hasNewTimes({ category: 1 } as BookingSummary, { category: 1 } as BookingView)).toBe(false);
  });
});
