import { describe, expect, it } from 'vitest';
import type { BookingSummary, BookingView } from '../contract.ts';
import { hasNewTimes } from './new-times.ts';

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
