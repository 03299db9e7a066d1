const LONGEST = 4 * 60 * 60 * 1000;

/** Milliseconds to wait after the nth failed try (from 1): 1 s × 2ⁿ⁻¹, at most 4 hours (the client's own rule, 9.12). */
export const retryDelay = (tries: number): number => Math.min(1000 * 2 ** (Math.max(1, tries) - 1), LONGEST);

/** The same doubling for work that keeps no count: wait as long again as it has waited so far, 1 s to 4 hours. */
export const retryDelayByAge = (since: Date, now: Date): number =>
  Math.min(Math.max(now.getTime() - since.getTime(), 1000), LONGEST);
