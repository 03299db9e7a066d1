import 'server-only';
import { setImmediate as others } from 'node:timers/promises';

/** Longest time in ms that work may block the event loop. */
const SLICE_MS = 10;

/** For work in many small steps: awaiting the result between them yields to other work every 10 ms. */
export function slices(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE_MS) return undefined;
    return others().then(() => void (since = performance.now()));
  };
}

/** `items.map(change)` that yields to other work. One call of `change` must be short. */
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

/** Runs a generator to its end, yielding to other work between its steps; returns its result. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  const pause = slices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
