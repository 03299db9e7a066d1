import type { UserType } from '#lib/shared/user-type.ts';

const DAY_MS = 86_400_000;

/** Lifetime of a family after its last use, the same as that of the saved record (9.8: 7 days). */
export const SESSION_DAYS = 7;

/**
 * Days after signing in until a person must sign in again (OWASP ASVS 5.0, V7.3.2). Consumers: the 30 days of NIST SP
 * 800-63B for AAL1. Corporate users: 7 days, the life of the saved record (9.8).
 */
export const LONGEST_SESSION_DAYS: Record<UserType, number> = { sarai: 30, corporate: 7 };

/**
 * For how long a used token still brings a successor: its answer may have been lost. A client asks three times, gives
 * each 10 s (9.8) and waits 1 s and 2 s between (9.12), so the third asking comes 23 s after the first.
 *
 * A token used before that ends its family: which of two parties presents it cannot be known (RFC 9700, section 4.14.2).
 * To take a token for as long as its successor is unused would spare a person whose connection broke for longer a sign-in,
 * and would open a copy of it for as long as a laptop sleeps.
 */
export const LEEWAY_SECONDS = 30;

export type TokenFacts = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/**
 * Verdicts on a refresh token: `good`, first use; `repeat`, its answer was lost just now; `replayed`, used before, so
 * its family ends; `ended`, its family is revoked or expired.
 */
export function refreshVerdict(
  { usedAt, revokedAt, expiresAt }: TokenFacts,
  now: Date,
): 'good' | 'repeat' | 'replayed' | 'ended' {
  if (revokedAt || expiresAt <= now) return 'ended';
  if (!usedAt) return 'good';
  return now.getTime() - usedAt.getTime() <= LEEWAY_SECONDS * 1000 ? 'repeat' : 'replayed';
}

/** When a family used now ends; its person signed in at `signedInAt`. */
export const familyEnd = (now: Date, signedInAt: Date, userType: UserType): Date =>
  new Date(
    Math.min(now.getTime() + SESSION_DAYS * DAY_MS, signedInAt.getTime() + LONGEST_SESSION_DAYS[userType] * DAY_MS),
  );
