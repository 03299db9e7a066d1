import 'server-only';
import path from 'node:path';
import { AppError } from '#lib/shared/errors.ts';

/** Asked of Node at run time: Next's bundler would take `new Worker` of an import for a module to build. */
const { Worker } = process.getBuiltinModule('node:worker_threads');
type Thread = InstanceType<typeof Worker>;

/** `file`: a TypeScript module of the project, as its path from the project's root, that answers with `answerTasks`. */
export type LastingWorker = { file: string; timeoutMs: number; memoryMb: number };
export type TaskAnswer = { result: unknown } | { error: unknown };

/** Without work a thread ends after so long. */
const IDLE_MS = 60_000;
/** Tasks that may wait for their turn; whoever comes after them is asked to try again. */
const MOST_WAITING = 50;

type Task = { data: unknown; resolve: (result: never) => void; reject: (error: unknown) => void };
type State = { thread: Thread | null; current: Task | null; waiting: Task[]; timer: NodeJS.Timeout | undefined };
const holder = globalThis as { saraiLastingWorkers?: Map<string, State> }; // every route's bundle has a copy of this module

/**
 * Gives a task to the one thread of a module, which stays for the next one: for work that many people ask for and whose
 * modules take longer to load than the work itself takes. Tasks run in the order they came. Throws UNAVAILABLE when too
 * many wait or one takes too long; an error of the task is thrown as it is.
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
    env: {}, // it needs no secret
    execArgv: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: worker.memoryMb },
  });
  thread.on('message', (answer: TaskAnswer) =>
    finish(worker, state, (task) =>
      'error' in answer ? task.reject(answer.error) : task.resolve(answer.result as never),
    ),
  );
  const lost = (error: Error) => {
    if (state.thread !== thread) return; // it was ended here
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
