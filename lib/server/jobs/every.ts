import 'server-only';
import { databaseTrouble } from '../db/failures.ts';
import { log } from '../log.ts';

const LONGEST_PAUSE = 60_000;
/** While the database is away: work goes on within seconds of its return. */
const WITHOUT_DATABASE = 5000;

/** A job that runs again and again until it is stopped. */
export type Repeated = { stop: () => Promise<void> };

/**
 * Runs work now, and again so many milliseconds after each round ends; rounds never overlap. A round that fails is
 * logged, never thrown, and the pause doubles (to a minute, or five seconds for trouble with the database) until one succeeds. `stop` waits for the round under way.
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
