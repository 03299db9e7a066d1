// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { followChanges, TIMES } from './live-stream.ts';

vi.mock('./call-operation.ts', () => ({ senderFor: () => undefined }));

const encoder = new TextEncoder();
type Opened = {
  last: string | null;
  say: (text: string) => Promise<void>;
  close: () => Promise<void>;
  signal: AbortSignal;
};
let [opened, refuse, told]: [Opened[], Error | null, string[]] = [[], null, []];
let stop: () => void;

/** Follows with a server that is this test. */
function follow(): void {
  stop = followChanges({
    open: (last, signal) => {
      if (refuse) {
        told.push('refused');
        return Promise.reject(refuse);
      }
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
      opened.push({
        last,
        signal,
        say: async (text) => {
          controller.enqueue(encoder.encode(text));
          await vi.advanceTimersByTimeAsync(1);
        },
        close: async () => {
          controller.close();
          await vi.advanceTimersByTimeAsync(1);
        },
      });
      return Promise.resolve(stream);
    },
    changed: () => void told.push('changed'),
    live: (isLive) => void told.push(isLive ? 'live' : 'polling'),
  });
}

const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  [opened, refuse, told] = [[], null, []];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[1.2] changes are heard, also in pieces, and heartbeats are none', async () => {
  follow();
  await pass(1);
  await opened[0]!.say(':\n\nid: a\nevent: chan');
  expect(told).toEqual(['live']);
  await opened[0]!.say('ged\ndata: {}\n\n:\n\n');
  expect(told).toEqual(['live', 'changed']);
});

it('[1.2] a lost connection is opened again by the last id, and meanwhile it polls', async () => {
  follow();
  await pass(1);
  await opened[0]!.say('id: a\nevent: changed\ndata: {}\n\n');
  await opened[0]!.close();
  expect(told).toEqual(['live', 'changed', 'polling']);
  await pass(TIMES.firstWait * 1.5);
  expect(opened.map(({ last }) => last)).toEqual([null, 'a']);
  expect(told.at(-1)).toBe('live');
});

it('[1.2] a connection that says nothing for too long is opened again', async () => {
  follow();
  await pass(1);
  await pass(TIMES.silence - 10);
  await opened[0]!.say(':\n\n');
  await pass(TIMES.silence - 10);
  expect(told).toEqual(['live']);
  await pass(20);
  expect([told.at(-1), opened[0]!.signal.aborted]).toEqual(['polling', true]);
  await pass(TIMES.firstWait * 2);
  expect(opened).toHaveLength(2);
});

it('[1.2] a server that stops says when to return; one that ended the right is not asked again', async () => {
  follow();
  await pass(1);
  await opened[0]!.say('event: end\ndata: {"returnAfter":5000}\n\n');
  await opened[0]!.close();
  await pass(4900);
  expect(opened).toHaveLength(1);
  await pass(200);
  expect(opened).toHaveLength(2);
  await opened[1]!.say('event: end\ndata: {"returnAfter":null}\n\n');
  await opened[1]!.close();
  await pass(TIMES.longestWait * 3);
  expect([opened.length, told.at(-1)]).toEqual([2, 'polling']);
});

it('[1.2] refused, it polls, and asks again a minute later', async () => {
  refuse = new ApiFailure('TOO_MANY_REQUESTS', 'Too many', 429);
  follow();
  await pass(TIMES.longestWait - 100);
  expect(told).toEqual(['refused', 'polling']);
  refuse = null;
  await pass(200);
  expect(told.at(-1)).toBe('live');
});

it('[1.2] failing, it waits longer each time, at most a minute and a half', async () => {
  refuse = new ApiFailure('UNAVAILABLE', 'Busy', 503);
  follow();
  await pass(10_000);
  const early = told.filter((word) => word === 'refused').length;
  expect(early).toBeGreaterThan(2);
  expect(early).toBeLessThan(8);
  await pass(10 * 60_000);
  expect(told.filter((word) => word === 'refused').length).toBeLessThan(35);
});

it('[1.2] a page in the background has no connection, and returns by the last id', async () => {
  follow();
  await pass(1);
  await opened[0]!.say('id: a\nevent: changed\ndata: {}\n\n');
  look('hidden');
  await pass(TIMES.longestWait * 3);
  expect([opened.length, opened[0]!.signal.aborted, told.at(-1)]).toEqual([1, true, 'polling']);
  look('visible');
  await pass(1);
  expect(opened[1]?.last).toBe('a');
});

it('[1.2] ended, nothing is left', async () => {
  follow();
  await pass(1);
  stop();
  await pass(TIMES.longestWait * 3);
  expect([opened.length, opened[0]!.signal.aborted]).toEqual([1, true]);
});
