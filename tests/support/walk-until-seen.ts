import fc from 'fast-check';
import { expect } from 'vitest';

const MOST_MORE = 30;

/**
 * Checks a property of random walks `runs` times, then some more while the walks have not `seen` every state that makes
 * them worth their time; fails if they never do.
 */
export async function walkUntilSeen<Walk>(
  property: fc.IAsyncProperty<Walk>,
  runs: number,
  seen: ReadonlySet<string>,
  worthwhile: readonly string[],
): Promise<void> {
  const walk = (numRuns: number) => fc.assert(property, { numRuns, endOnFailure: true });
  await walk(runs);
  for (let more = 0; more < MOST_MORE && !worthwhile.every((state) => seen.has(state)); more++) await walk(1);
  expect([...seen]).toEqual(expect.arrayContaining([...worthwhile]));
}
