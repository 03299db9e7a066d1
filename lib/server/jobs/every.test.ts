import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { every } from './every.ts';

describe('work that is done again and again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins at once and waits after each round; rounds never overlap', async () => {
    let running = 0;
    let most = 0;
    const work = vi.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      running--;
    });
    const job = every(1000, 'slow', work);
    await vi.advanceTimersByTimeAsync(17_500);
    expect(work).toHaveBeenCalledTimes(3); // at 0, 6 and 12 seconds
    expect(most).toBe(1);
    const stopped = job.stop();
    await vi.advanceTimersByTimeAsync(5000);
    await stopped;
  });

  it('a failure is no end: the pause doubles until a round succeeds', async () => {
    const at: number[] = [];
    const began = Date.now();
    const job = every(1000, 'failing', async () => {
      at.push(Date.now() - began);
      if (at.length <= 3) throw new Error('no database');
    });
    await vi.advanceTimersByTimeAsync(16_000);
    expect(at).toEqual([0, 2000, 6000, 14_000, 15_000, 16_000]);
    await job.stop();
  });

  it('[7.20] work that misses its database is tried every five seconds, however long that lasts', async () => {
    const at: number[] = [];
    const began = Date.now();
    const job = every(1000, 'failing', async () => {
      at.push((Date.now() - began) / 1000);
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    await vi.advanceTimersByTimeAsync(26_000);
    expect(at).toEqual([0, 2, 6, 11, 16, 21, 26]);
    await job.stop();
  });

  it('stop waits for the round under way and begins no other', async () => {
    let ended = false;
    const work = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      ended = true;
    });
    const job = every(1000, 'stopping', work);
    const stopped = job.stop().then(() => expect(ended).toBe(true));
    await vi.advanceTimersByTimeAsync(60_000);
    await stopped;
    expect(work).toHaveBeenCalledTimes(1);
  });
});
