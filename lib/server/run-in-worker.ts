import 'server-only';
import path from 'node:path';
import { AppError } from '#lib/shared/errors.ts';

/** Resolved at run time: Next's bundler would compile `new Worker` of an import. */
const { Worker } = process.getBuiltinModule('node:worker_threads');

/** `file`: a TypeScript module run by plain Node, as a path from the project's root. */
export type WorkerTask = { file: string; timeoutMs: number; memoryMb: number };

/** Worker threads at once in this process; each occupies a core. Further tasks wait their turn. */
const AT_ONCE = 2;
/** Most tasks in the queue; further callers are asked to try again. */
const MOST_WAITING = 8;

type Turns = { running: number; waiting: (() => void)[] };
const holder = globalThis as { saraiWorkers?: Turns }; // route handlers and the server load this module separately

/**
 * Runs one task in a worker thread of its own, off the event loop, and gives what it answers. The thread ends with the
 * task. Throws TOO_LARGE when it takes longer or needs more memory than allowed, UNAVAILABLE when too many are waiting;
 * an error inside the worker is thrown as it is.
 *
 * The module is loaded from the source folder, not from Next's build: bundlers rewrite `new Worker(new URL(…))` each in
 * their own way, while the folder is there under `npm start`, `npm run dev`, tests and scripts alike (ADR 18).
 */
export async function runInWorker<Result>(task: WorkerTask, workerData: unknown): Promise<Result> {
  await takeTurn();
  try {
    return await runThread<Result>(task, workerData);
  } finally {
    endTurn();
  }
}

const TOO_MUCH = 'This file takes too long to read. Split it and try again; nothing was changed.';

function runThread<Result>({ file, timeoutMs, memoryMb }: WorkerTask, workerData: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(process.cwd(), file), {
      workerData,
      env: {}, // needs no secrets
      execArgv: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    const timer = setTimeout(() => finish(() => reject(new AppError('TOO_LARGE', TOO_MUCH))), timeoutMs);
    worker.once('message', (result: Result) => finish(() => resolve(result)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      finish(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('TOO_LARGE', TOO_MUCH) : error)),
    );
    // no effect after an answer
    worker.once('exit', (code) => finish(() => reject(new Error(`${file} ended with ${code} before it answered.`))));
  });
}

async function takeTurn(): Promise<void> {
  const turns = (holder.saraiWorkers ??= { running: 0, waiting: [] });
  if (turns.running < AT_ONCE) return void turns.running++;
  if (turns.waiting.length >= MOST_WAITING)
    throw new AppError(
      'UNAVAILABLE',
      'Many files are being read right now. Wait a moment and try again; nothing was changed.',
      { retryAfterSeconds: 5 },
    );
  await new Promise<void>((resolve) => turns.waiting.push(resolve));
}

/** Passes the turn to the task that has waited longest, or frees it. */
function endTurn(): void {
  const turns = holder.saraiWorkers;
  if (!turns) return;
  const next = turns.waiting.shift();
  if (next) next();
  else turns.running--;
}
