import 'server-only';
import path from 'node:path';
import { AppError } from '#lib/shared/errors.ts';

/** Resolved at run time: Next's bundler would compile `new Worker` of an import. */
const { Worker } = process.getBuiltinModule('node:worker_threads');
type Thread = InstanceType<typeof Worker>;

/** `file`: a TypeScript module that answers with `answerTasks`, as a path from the project's root. */
export type LastingWorker = { file: string; timeoutMs: number; memoryMb: number };
export type TaskAnswer = { result: unknown } | { error: unknown };

/** An idle thread ends after this many milliseconds. */
const IDLE_MS = 60_000;
/** Most tasks in the queue; further callers are asked to try again. */
const MOST_WAITING = 50;

type Task = { data: unknown; resolve: (result: never) => void; reject: (error: unknown) => void };
type State = { thread: Thread | null; current: Task | null; waiting: Task[]; timer: NodeJS.Timeout | undefined };
// every route's bundle loads this module separately
const holder = globalThis as { saraiLastingWorkers?: Map<string, State> };

/**
 * Gives a task to the one thread of a module, which stays for the next task: for work that many people ask for and
 * whose modules take longer to load than the work takes. Tasks run in order. Throws UNAVAILABLE when too many wait or
 * one takes too long; an error of the task is thrown as it is.
 */
export function giveToWorker<Result>(worker: LastingWorker, data: unknown): Promise<Result> {
  const workers = (holder.saraiLastingWorkers ??= new Map<string, State>());
  const state = workers.get(worker.file) ?? { thread: null, current: null, waiting: [], timer: undefined };
  workers.set(worker.file, state);
  if (state.waiting.length >= MOST_WAITING) return Promise.reject(busy());
  return new Promise<Result>((resolve, reject) => {
    state.waiting.push({ data, resolve: resolve, reject });
    takeNext(worker, state);
  });
}

const busy = () =>
  new AppError('UNAVAILABLE', 'We have more to do than we can right now. Wait a moment and try again.', {
    retryAfterSeconds: 5,
  });

function takeNext(worker: LastingWorker, state: State): void {
  if (state.current) return;
  clearTimeout(state.timer);
  const next = state.waiting.shift();
  if (!next) {
    state.timer = setTimeout(() => end(state), IDLE_MS).unref();
    state.thread?.unref();
    return;
  }
  state.current = next;
  state.thread ??= start(worker, state);
  state.thread.ref();
  state.timer = setTimeout(() => {
    end(state);
    finish(worker, state, (task) => task.reject(busy()));
  }, worker.timeoutMs);
  state.thread.postMessage(next.data);
}

function start(worker: LastingWorker, state: State): Thread {
  const thread = new Worker(path.join(process.cwd(), worker.file), {
    env: {}, // needs no secrets
    execArgv: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: worker.memoryMb },
  });
  thread.on('message', (answer: TaskAnswer) =>
    finish(worker, state, (task) =>
      'error' in answer ? task.reject(answer.error) : task.resolve(answer.result as never),
    ),
  );
  const lost = (error: Error) => {
    if (state.thread !== thread) return; // terminated here
    end(state);
    finish(worker, state, (task) => task.reject(error));
  };
  thread.on('error', lost);
  thread.on('exit', (code) => lost(new Error(`${worker.file} ended with ${code}.`)));
  return thread;
}

function finish(worker: LastingWorker, state: State, settle: (task: Task) => void): void {
  clearTimeout(state.timer);
  const task = state.current;
  state.current = null;
  if (task) settle(task);
  takeNext(worker, state);
}

function end(state: State): void {
  const { thread } = state;
  state.thread = null;
  void thread?.terminate();
}
