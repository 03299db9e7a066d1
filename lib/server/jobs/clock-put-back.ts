import 'server-only';
import { log } from '../log.ts';

/** A time server's corrections are smaller. */
const STEP_MS = 30_000;

/** Calls that were under way at the step may still write times of the old clock for so long. */
const AFTERWARDS_MS = 60_000;

/**
 * A round of work for `every`: runs the given work when it is first called, and in each round of the minute after the machine's
 * clock was put back by more than 30 seconds, which it sees by the clock that counts from the start of the process.
 */
export function whenClockIsPutBack(work: () => Promise<unknown>): () => Promise<void> {
  let start = Infinity;
  let until = 0;
  return async () => {
    const uptime = performance.now();
    const back = start - (Date.now() - uptime);
    start = Date.now() - uptime;
    if (back > STEP_MS && back !== Infinity)
      log().warn({ seconds: Math.round(back / 1000) }, 'the machine’s clock was put back');
    if (back > STEP_MS) until = uptime + AFTERWARDS_MS;
    if (uptime < until) await work();
  };
}
