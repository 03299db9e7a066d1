import { describe, expect, it } from 'vitest';
import type { BookingSummary } from '../contract.ts';
import { timesAgain } from './times-again.ts';

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
