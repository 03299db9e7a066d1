/** A worker thread that does what `workerData` says: answers, never ends, fills its memory, throws, or ends without a word. */
import { parentPort, workerData } from 'node:worker_threads';

switch (workerData as string) {
  case 'answer':
    parentPort?.postMessage('done');
    break;
  case 'loop':
    for (;;);
  case 'fill': {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + Math.random()));
  }
  case 'throw':
    throw new Error('a mistake in the worker');
}
