const LONGEST = 4 * 60 * 60 * 1000;

/** Milliseconds to wait after the nth failure (from 1): 1 s × 2ⁿ⁻¹, at most 4 hours (9.12). */
export const retryDelay = (tries: number): number => Math.min(1000 * 2 ** (Math.max(1, tries) - 1), LONGEST);

/** The same backoff for work without a counter: wait as long again as so far, 1 s to 4 hours. */
export const retryDelayByAge = (since: Date, now: Date): number =>
  Math.min(Math.max(now.getTime() - since.getTime(), 1000), LONGEST);
