import { describe, expect, it } from 'vitest';
import { giveToWorker } from './lasting-worker.ts';

const WORKER = { file: 'tests/support/worker-of-tasks.ts', timeoutMs: 3000, memoryMb: 64 };
const ask = (task: string) => giveToWorker<number>(WORKER, task);

describe('a thread that stays', () => {
  it('takes tasks in their order, and keeps what it loaded for the next', async () => {
    expect(await Promise.all([ask('count'), ask('count'), ask('count')])).toEqual([1, 2, 3]);
    expect(await ask('count')).toBe(4);
  });

  it('throws the error of a task and goes on', async () => {
    await expect(ask('fail')).rejects.toThrow('it cannot be done');
    expect(await ask('count')).toBe(6);
  });

  it(
    'ends with a task that takes too long or ends it; the next begins another thread',
    { timeout: 20_000 },
    async () => {
      const [late, waited] = [ask('hang'), ask('count')];
      await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await waited).toBe(1);
      await expect(ask('end')).rejects.toThrow('ended with 3');
      expect(await ask('count')).toBe(1);
    },
  );

  it('asks who comes when too many wait to try again', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => ask('count')));
    const refused = asked.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(9);
    expect(refused[0]?.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  });
});
