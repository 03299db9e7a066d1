import 'server-only';
import { log } from '../log.ts';

const LOOK_EVERY_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Watches the server and restarts it when it has ended, first at once, then after 0.5, 1, 2, 4, 5 … seconds until a
 * start succeeds. `stop` ends the watch and waits for a start in progress.
 */
export function supervise({ runs, start }: { runs: () => boolean; start: () => Promise<void> }): {
  stop: () => Promise<void>;
} {
  let stopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const look = async () => {
    if (!runs()) {
      log().error({ failures }, 'the embedded PostgreSQL is gone; it is started again');
      try {
        await start();
        failures = 0;
        log().warn('the embedded PostgreSQL runs again');
      } catch (error) {
        failures += 1;
        log().error({ err: error, failures }, 'the embedded PostgreSQL could not be started again');
      }
    }
    if (!stopped)
      timer = setTimeout(
        begin,
        failures ? Math.min(LONGEST_PAUSE_MS, LOOK_EVERY_MS * 2 ** failures) : LOOK_EVERY_MS,
      ).unref();
  };
  const begin = () => void (round = look());
  timer = setTimeout(begin, LOOK_EVERY_MS).unref();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
