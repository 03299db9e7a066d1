import 'server-only';
import { databaseTrouble } from '../db/failures.ts';
import { log } from '../log.ts';

const LONGEST_PAUSE = 60_000;
/** While the database is unreachable: work resumes within seconds of its return. */
const WITHOUT_DATABASE = 5000;

/** A job that repeats until it is stopped. */
export type Repeated = { stop: () => Promise<void> };

/**
 * Runs work now, and again this many milliseconds after each round ends; rounds never overlap. An error is logged,
 * never thrown, and doubles the pause (up to a minute, or five seconds for database failures) until a round succeeds.
 * `stop` waits for the current round.
 */
export function every(pause: number, job: string, work: () => Promise<unknown>): Repeated {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let longest = LONGEST_PAUSE;
  let round = Promise.resolve();
  const run = async () => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures += 1;
      longest = databaseTrouble(error) ? WITHOUT_DATABASE : LONGEST_PAUSE;
      log().error({ err: error, job, failures }, 'background work failed');
    }
    if (!stopped) timer = setTimeout(begin, Math.max(pause, Math.min(longest, pause * 2 ** Math.min(failures, 10))));
  };
  const begin = () => {
    round = run();
  };
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
