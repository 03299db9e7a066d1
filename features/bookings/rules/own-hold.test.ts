import { describe, expect, it } from 'vitest';
import type { BookingSummary } from '../contract.ts';
import { ownHold } from './own-hold.ts';

const NOW = new Date('2026-12-01T06:00:00Z');
const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-13' };

const booking = (
  facts: Partial<Pick<BookingSummary, 'state' | 'holdExpiresAt'>> & {
    slug?: string;
    checkIn?: string;
    checkOut?: string;
  } = {},
): BookingSummary => {
  const {
    slug = 'boatyard-house',
    checkIn = STAY.checkIn,
    checkOut = STAY.checkOut,
    state = 'held',
    holdExpiresAt = '2026-12-01T06:30:00.000Z',
  } = facts;
  return {
    category: 1,
    state,
    holdExpiresAt,
    hotel: { slug },
    stay: { checkIn, checkOut, rooms: [] },
  } as unknown as BookingSummary;
};

describe('[7.20] the room that a person holds at a hotel', () => {
  it.each([
    ['held until later', booking(), true],
    ['with its payment under way', booking({ state: 'paying' }), true],
    ['for one of the nights', booking({ checkIn: '2026-12-12', checkOut: '2026-12-20' }), true],
    ['for the nights before', booking({ checkIn: '2026-12-07', checkOut: '2026-12-10' }), false],
    ['for the nights after', booking({ checkIn: '2026-12-13', checkOut: '2026-12-14' }), false],
    ['at another hotel', booking({ slug: 'tea-house' }), false],
    ['whose deadline is now', booking({ holdExpiresAt: NOW.toISOString() }), false],
    ['that is confirmed', booking({ state: 'confirmed', holdExpiresAt: null }), false],
    ['that is paid and waits on the hotel', booking({ state: 'confirming' }), false],
  ])('%s', (_, found, held) => {
    expect(ownHold([found], 'boatyard-house', STAY, NOW)).toBe(held ? found : null);
  });
});
