import { describe, expect, it } from 'vitest';
import type { BookingSummary } from '../contract.ts';
import { myFlightHold, myHold, myPackageHold } from './my-hold.ts';

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
    ['that is approved at work and not booked yet', booking({ state: 'approved' }), true],
    ['that is confirmed', booking({ state: 'confirmed', holdExpiresAt: null }), false],
    ['that is paid and waits on the hotel', booking({ state: 'confirming' }), false],
  ])('%s', (_, found, held) => {
    expect(myHold([found], 'boatyard-house', STAY, NOW)).toBe(held ? found : null);
  });
});

describe('[7.20] the flights that a person holds for a searched trip', () => {
  const airport = (code: string, cityCode = code) => ({ airport: { code, cityCode } });
  const flights = (over: object = {}) =>
    ({
      category: 2,
      state: 'held',
      holdExpiresAt: '2026-12-01T06:30:00.000Z',
      bounds: [
        {
          segments: [
            { origin: { at: '2026-12-10T23:10', ...airport('BLR') }, destination: airport('BOM') },
            { origin: { at: '2026-12-11T02:10', ...airport('BOM') }, destination: airport('GOX', 'GOI') },
          ],
        },
      ],
      ...over,
    }) as unknown as BookingSummary;
  const toGoa = { from: 'BLR', to: 'GOI', date: '2026-12-10' };

  it.each([
    ['from and to the city on its day', flights(), [toGoa], true],
    ['to the airport itself', flights(), [{ ...toGoa, from: 'BLR.only', to: 'GOX' }], true],
    ['one direction of a return', flights(), [{ ...toGoa, from: 'DEL' }, toGoa], true],
    ['with its payment under way', flights({ state: 'paying' }), [toGoa], true],
    ['on another day, that of its second flight', flights(), [{ ...toGoa, date: '2026-12-11' }], false],
    ['to the city’s other airport', flights(), [{ ...toGoa, to: 'GOI.only' }], false],
    ['to where it only changes', flights(), [{ ...toGoa, to: 'BOM' }], false],
    ['whose deadline is now', flights({ holdExpiresAt: NOW.toISOString() }), [toGoa], false],
    ['that are ticketed', flights({ state: 'confirmed', holdExpiresAt: null }), [toGoa], false],
    ['beside a room', booking(), [toGoa], false],
  ])('%s', (_, found, searched, held) => {
    expect(myFlightHold([found], searched, NOW)).toBe(held ? found : null);
  });
});

describe('[7.20] the places that a person holds on a departure', () => {
  const held = (over: object = {}) =>
    ({
      category: 6,
      state: 'held',
      holdExpiresAt: '2026-12-01T06:30:00.000Z',
      package: { slug: 'golden-triangle' },
      ...over,
    }) as unknown as BookingSummary;
  it.each([
    ['held until later', held(), true],
    ['with its payment under way', held({ state: 'paying' }), true],
    ['of another journey', held({ package: { slug: 'tea-and-clouds' } }), false],
    ['whose deadline is now', held({ holdExpiresAt: NOW.toISOString() }), false],
    ['that is booked', held({ state: 'confirmed' }), false],
  ])('%s', (_, mine, found) => expect(myPackageHold([booking(), mine], 'golden-triangle', NOW) !== null).toBe(found));
});
