const LONGEST_MS = 4 * 3_600_000;

/** Milliseconds to wait after `failures` consecutive failures, from 0: 1 s × 2ⁿ, at most 4 hours (9.12). */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, LONGEST_MS);
