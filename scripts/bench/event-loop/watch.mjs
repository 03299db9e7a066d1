/**
 * Preloaded (`node --import`) into the server that the bench measures: on EVENT_LOOP_PORT of this machine it begins a
 * reading of the event loop's delay ("begin") and tells the longest delay since then in milliseconds ("read").
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
