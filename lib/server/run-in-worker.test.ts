import { describe, expect, it } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

const limits = { file: 'tests/support/worker-that-misbehaves.ts', timeoutMs: 5000, memoryMb: 32 };

describe('work in a thread of its own', { timeout: 30_000 }, () => {
  it('answers', async () => expect(await runInWorker(limits, 'answer')).toBe('done'));

  it('is stopped when it takes longer than it may', async () => {
    await expect(runInWorker({ ...limits, timeoutMs: 500 }, 'loop')).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('is stopped when it needs more memory than it may, and the process lives on', async () => {
    await expect(runInWorker(limits, 'fill')).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('passes an error on, and says so when it ends without an answer', async () => {
    await expect(runInWorker(limits, 'throw')).rejects.toThrow('a mistake in the worker');
    await expect(runInWorker(limits, 'nothing')).rejects.toThrow('before it answered');
  });

  it('leaves the event loop free', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await expect(runInWorker({ ...limits, timeoutMs: 600 }, 'loop')).rejects.toMatchObject({ code: 'TOO_LARGE' });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it('takes two at once, lets eight wait, and turns further ones away', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => runInWorker(limits, 'answer')));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<string>(10).fill('fulfilled'),
      'rejected',
      'rejected',
    ]);
    expect(answers[11]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } });
    expect(await runInWorker(limits, 'answer')).toBe('done');
  });
});
