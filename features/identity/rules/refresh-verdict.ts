/** How long a family lives after its last use, as long as the saved record that holds it (9.8: 7 days). */
export const SESSION_DAYS = 7;

/**
 * For how long a used token still brings a successor: its answer may have been lost. A client asks three times, gives
 * each 10 s (9.8) and waits 1 s and 2 s between (9.12), so the third asking comes 23 s after the first.
 */
export const LEEWAY_SECONDS = 30;

export type TokenFacts = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/**
 * What a presented refresh token means: `good`, used for the first time; `repeat`, its answer was lost a moment ago;
 * `replayed`, used before by somebody, so its family ends; `ended`, its family is revoked or past its time.
 */
export function judgeRefresh(
  { usedAt, revokedAt, expiresAt }: TokenFacts,
  now: Date,
): 'good' | 'repeat' | 'replayed' | 'ended' {
  if (revokedAt || expiresAt <= now) return 'ended';
  if (!usedAt) return 'good';
  return now.getTime() - usedAt.getTime() <= LEEWAY_SECONDS * 1000 ? 'repeat' : 'replayed';
}

/** When a family used now ends. */
export const familyEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * 86_400_000);
