import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import type { Db } from '../db/connect.ts';
import { countIn } from '../http/rate-limit.ts';

/** Letters that callers who are not signed in may cause from one network, to whatever addresses. */
const LIMITS = [
  { name: 'hour', points: 100, seconds: 3600 },
  { name: 'day', points: 500, seconds: 86_400 },
];

/**
 * Counts a letter that somebody who is not signed in asks for: a code, a password link, an event registration. Throws
 * TOO_MANY_REQUESTS with Retry-After beyond 100 an hour or 500 a day from one network (`http/client-network.ts`).
 */
export async function countLetterFrom(db: Db, network: string): Promise<void> {
  const counted = await countIn(
    db,
    LIMITS.map(({ name, ...limit }) => ({ ...limit, key: `letters-from-${name}:${network}` })),
  );
  const wait = Math.max(0, ...counted.filter(({ over }) => over).map((window) => window.wait));
  if (!wait) return;
  const when = wait < 3600 ? `${Math.ceil(wait / 60)} minutes` : `${Math.ceil(wait / 3600)} hours`;
  throw new AppError('TOO_MANY_REQUESTS', `Too many mails were asked for from this network. Try again in ${when}.`, {
    retryAfterSeconds: wait,
  });
}
