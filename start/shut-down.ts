import 'server-only';
import { log } from '#lib/server/log.ts';

/** Ctrl-C reaches the process from the terminal, and again from npm and `scripts/start.mjs`, which forward it. */
const ONE_KEYPRESS = 1000;

/** Ends the process on SIGINT or SIGTERM after the given work; at once on a second signal, or after 15 seconds. */
export function untilAsked(close: () => Promise<void>): void {
  let asked: number | null = null;
  const end = () => {
    if (asked !== null && performance.now() - asked < ONE_KEYPRESS) return;
    if (asked !== null) process.exit(1);
    asked = performance.now();
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
