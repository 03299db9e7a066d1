import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometresBetween } from './great-circle.ts';

const delhi = { lat: 28.5665, lng: 77.1031 };
const mumbai = { lat: 19.0887, lng: 72.8679 };
const aPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_WAY_ROUND = Math.PI * 6371;

describe('[7.20] the distance of two places', () => {
  it.each([
    ['the same place', delhi, delhi, 0],
    ['Delhi and Mumbai', delhi, mumbai, 1138],
    ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015],
  ])('%s', (_, from, to, km) => {
    expect(Math.round(kilometresBetween(from, to))).toBe(km);
  });

  it('is the same both ways and never more than half the globe', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        const km = kilometresBetween(from, to);
        expect(km).toBeCloseTo(kilometresBetween(to, from), 6);
        expect(km).toBeLessThanOrEqual(HALF_WAY_ROUND);
      }),
    );
  });
});
