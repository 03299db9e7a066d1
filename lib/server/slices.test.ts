import { describe, expect, it } from 'vitest';
import { mapInSlices, runInSlices } from './slices.ts';

const busyFor = (milliseconds: number) => {
  const since = performance.now();
  while (performance.now() - since < milliseconds);
};

/** How often others ran while `work` was under way. */
async function turnsDuring<Result>(work: Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const result = await work;
  clearInterval(timer);
  return { turns, result };
}

describe('work in slices', () => {
  it('changes every item in its order, and lets others run meanwhile', async () => {
    const items = Array.from({ length: 60 }, (_, at) => at);
    const { turns, result } = await turnsDuring(
      mapInSlices(items, (item, at) => {
        busyFor(2);
        return item + at;
      }),
    );
    expect(result).toEqual(items.map((item) => item * 2));
    expect(turns).toBeGreaterThan(4);
  });

  it('runs a generator to its end, and lets others run meanwhile', async () => {
    function* steps(): Generator<void, string> {
      for (let step = 0; step < 60; step++) {
        busyFor(2);
        yield;
      }
      return 'done';
    }
    const { turns, result } = await turnsDuring(runInSlices(steps()));
    expect(result).toBe('done');
    expect(turns).toBeGreaterThan(4);
  });

  it('throws what a step throws', async () => {
    const failing = () => {
      throw new Error('no');
    };
    await expect(mapInSlices([1], failing)).rejects.toThrow('no');
  });
});
