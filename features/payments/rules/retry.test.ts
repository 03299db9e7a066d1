import { describe, expect, it } from 'vitest';
import { retryDelay, retryDelayByAge } from './retry.ts';

const HOUR = 3_600_000;

describe('[9.12] waiting before the next try', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [14, 8_192_000],
    [15, 4 * HOUR],
    [5000, 4 * HOUR],
  ])('after %i failed tries: %i ms', (tries, wait) => {
    expect(retryDelay(tries)).toBe(wait);
  });

  it('doubles by age where no count is kept', () => {
    const since = new Date('2026-12-01T10:00:00Z');
    const waits: number[] = [];
    for (let now = since; waits.length < 18;) {
      const wait = retryDelayByAge(since, now);
      waits.push(wait);
      now = new Date(now.getTime() + wait);
    }
    expect(waits.slice(0, 5)).toEqual([1000, 1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(4 * HOUR);
  });
});
