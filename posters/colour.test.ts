import { describe, expect, it } from 'vitest';
import { mix } from './colour.ts';

const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The largest step between two colours on any of the three channels. */
const distance = (a: string, b: string) =>
  Math.max(...channels(a).map((value, i) => Math.abs(value - (channels(b)[i] ?? NaN))));

describe('mix', () => {
  it.each(['#000000', '#ffffff', '#d8542f', '#17424c'])('gives %s back when it is the whole blend', (ink) => {
    expect(distance(mix(ink, '#2c82a6', 0), ink)).toBeLessThanOrEqual(1);
    expect(distance(mix('#2c82a6', ink, 1), ink)).toBeLessThanOrEqual(1);
  });

  it('blends by perceived lightness: half way from black to white is darker than the mean of the bytes', () => {
    const [red = 0, green = 0, blue = 0] = channels(mix('#000000', '#ffffff', 0.5));
    expect([red, green, blue]).toEqual([99, 99, 99]);
  });
});
