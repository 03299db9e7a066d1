import 'server-only';
import { setImmediate as others } from 'node:timers/promises';

/** How long work may hold the event loop before it lets others run. */
const SLICE_MS = 10;

/** For work in many small steps: `await` what this gives between them, and every 10 ms others run meanwhile. */
export function slices(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return others().then(() => void (since = performance.now()));
  };
}

/** `items.map(change)` that lets others run meanwhile. One call of `change` is short. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  change: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const pause = slices();
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    results.push(change(item, at));
    await pause();
  }
  return results;
}

/** Runs a generator to its end, letting others run between its steps; gives what it returns. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pause = slices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
