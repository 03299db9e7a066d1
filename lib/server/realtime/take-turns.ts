import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

const MOST_WAITING = 5000;

/** Runs work with limited concurrency; the rest waits in order. Throws UNAVAILABLE when too much is waiting. */
export function takeTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= MOST_WAITING)
        throw new AppError('UNAVAILABLE', 'We are too busy to answer just now.', { retryAfterSeconds: 10 });
      await new Promise<void>((next) => waiting.push(next));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
