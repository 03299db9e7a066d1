/**
 * Preloaded (`node --import`) into the server under measurement. On the loopback port EVENT_LOOP_PORT, "begin" starts a
 * reading of the event loop's delay and "read" returns the longest delay since then in milliseconds.
 */
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.argv[1]?.endsWith('server.ts')) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const server = createServer((socket) =>
    socket.on('data', (asked) => {
      const longest = delay.max / 1e6;
      if (String(asked) === 'begin') delay.reset();
      socket.write(`${longest}\n`);
    }),
  );
  server.listen(Number(process.env.EVENT_LOOP_PORT), '127.0.0.1').unref();
}
