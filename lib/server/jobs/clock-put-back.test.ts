import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenClockIsPutBack } from './clock-put-back.ts';

const HOUR = 3600_000;

describe('work for when the clock is put back', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 10 * HOUR }));
  afterEach(() => void vi.useRealTimers());

  it('[7.20] runs for a minute after the start and after each step back, not after steps forward or small ones', async () => {
    const work = vi.fn(() => Promise.resolve());
    const round = whenClockIsPutBack(work);
    /** How often it ran in six rounds, twenty seconds apart, after the clock was moved by so much. */
    const after = async (step: number) => {
      work.mockClear();
      vi.setSystemTime(Date.now() + step);
      for (let turn = 0; turn < 6; turn++) {
        await round();
        vi.advanceTimersByTime(20_000);
      }
      return work.mock.calls.length;
    };
    expect(await after(0)).toBe(3);
    expect([await after(0), await after(HOUR), await after(-5000)]).toEqual([0, 0, 0]);
    expect([await after(-HOUR), await after(0), await after(-HOUR)]).toEqual([3, 0, 3]);
  });

  it('is done again where it failed', async () => {
    const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no database'));
    const round = whenClockIsPutBack(work);
    await expect(round()).rejects.toThrow('no database');
    await round();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
