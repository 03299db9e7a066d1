import 'server-only';

/** Wait after the first failure. */
export const FIRST_WAIT_MS = 60_000;
/** Longest wait between attempts, which doubles up to this (9.12). */
export const LONGEST_WAIT_MS = 4 * 3_600_000;
/** An older email would only confuse and is given up. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000;

/** Time of the next attempt of an email that failed `tries` times; null once it is given up. */
export function nextTry({ dueAt, tries }: { dueAt: Date; tries: number }, now: Date): Date | null {
  const next = now.getTime() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return next - dueAt.getTime() > GIVEN_UP_AFTER_MS ? null : new Date(next);
}
