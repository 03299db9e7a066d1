import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { TaskAnswer } from './lasting-worker.ts';

/**
 * For a module that runs in a thread of `giveToWorker`: answers each task with the result of `work`, or with its error.
 */
export function answerTasks<Data>(work: (data: Data) => Promise<unknown>): void {
  const answer = (message: TaskAnswer) => parentPort?.postMessage(message);
  parentPort?.on('message', (data: Data) => {
    work(data).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
