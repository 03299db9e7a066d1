import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from './fares/families.ts';
import { flightId, offerKey, readFlightId, readOfferKey } from './offer-key.ts';
import { playOf, SENTINEL_PLAYS } from './sentinels.ts';

const flight = fc.record({
  flight: fc
    .tuple(fc.constantFrom('6E', 'AI', '9I'), fc.integer({ min: 1, max: 9999 }))
    .map(([airline, number]) => `${airline}${number}`),
  date: fc.integer({ min: 0, max: 700 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
});

describe('offer keys', () => {
  it('read back what they were made of, and need no escaping in an address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FAMILIES), fc.array(flight, { minLength: 1, maxLength: 3 }), (family, flights) => {
        const key = offerKey(family, flights.map(flightId));
        expect(readOfferKey(key)).toEqual({ family, flights });
        expect(new URLSearchParams({ key }).toString()).toBe(`key=${key}`);
      }),
    );
  });

  it.each([
    '',
    'saver',
    'saver_',
    'cheap_6E1.2026-12-08',
    'saver_6E1.2026-02-30',
    'saver_6E1.2026-12-08_',
    'saver_6E1.2026-12-08_6E2.2026-12-08_6E3.2026-12-08_6E4.2026-12-08',
  ])('%s is none', (key) => expect(readOfferKey(key)).toBeNull());
  it.each(['6E1', '6E12345.2026-12-08', 'IndiGo.2026-12-08'])('%s is no flight', (id) =>
    expect(readFlightId(id)).toBeNull(),
  );
});

describe('sentinel flights', () => {
  it('play by their number, out and back, with both airlines; real flights play nothing', () => {
    SENTINEL_PLAYS.forEach((play, at) =>
      ['ZZ90', 'ZZ91', 'XX90', 'XX91'].forEach((prefix) =>
        expect(playOf(`${prefix}${String(at + 1).padStart(2, '0')}`)).toBe(play),
      ),
    );
    for (const name of ['6E9001', 'ZZ9000', 'ZZ9014', 'ZZ1', '']) expect(playOf(name)).toBeNull();
  });
});
