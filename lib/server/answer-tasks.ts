import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { TaskAnswer } from './lasting-worker.ts';

/** In a thread of `giveToWorker`: answers each task with what `work` makes of it, or with its error. */
export function answerTasks<Data>(work: (data: Data) => Promise<unknown>): void {
  const answer = (message: TaskAnswer) => parentPort?.postMessage(message);
  parentPort?.on('message', (data: Data) => {
    work(data).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
