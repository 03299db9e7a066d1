import 'server-only';
import { log } from '../log.ts';

/** Ends the process on SIGINT or SIGTERM after the given work; a second signal, or 15 seconds, ends it at once. */
export function untilAsked(close: () => Promise<void>): void {
  let asked = false;
  const end = () => {
    if (asked) process.exit(1);
    asked = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log().error({ err: error }, 'the shutdown was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
