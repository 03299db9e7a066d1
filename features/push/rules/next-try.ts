const FIRST_WAIT_MS = 30_000;
/** Longest wait between attempts (9.12). */
const LONGEST_WAIT_MS = 4 * 3_600_000;

/** How long a push message is worth showing, in milliseconds. */
export const LIFETIME_MS = 24 * 3_600_000;

/**
 * Time of the next attempt of a message that failed `tries` times: after a wait that doubles, and not before the push
 * service asks for it (`retryAfterMs`). Null once the message would have expired by then.
 */
export function nextTry(
  { tries, expiresAt, retryAfterMs = 0 }: { tries: number; expiresAt: Date; retryAfterMs?: number },
  now: Date,
): Date | null {
  const wait = Math.max(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)), retryAfterMs);
  const next = new Date(now.getTime() + wait);
  return next < expiresAt ? next : null;
}
