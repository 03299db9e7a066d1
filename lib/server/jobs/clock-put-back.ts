import 'server-only';
import { log } from '../log.ts';

/** Larger than the corrections of a time server. */
const STEP_MS = 30_000;

/** Calls in progress when the clock changed may write times of the old clock for this long. */
const AFTERWARDS_MS = 60_000;

/**
 * Work for `every`: runs the given work on its first round, and in each round of the minute after the machine's clock
 * was put back by more than 30 seconds, which it detects with the monotonic clock.
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
