import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Db } from '../db/connect.ts';
import { countIn } from '../http/rate-limit.ts';

/**
 * Emails that callers who are not signed in may cause from one network, to any addresses. 1,000 an hour suffice for a
 * fifth of an office of 5,000, or a hall of event guests asking for codes; each address has a limit of its own besides.
 * There is no daily limit: one abuser would lock out an office or a carrier's network until midnight.
 */
const LIMITS = [
  { name: 'ten-minutes', points: 300, seconds: 600 },
  { name: 'hour', points: 1000, seconds: 3600 },
];

/**
 * Counts an email requested by someone who is not signed in: a code, a password link, an event registration. Throws
 * TOO_MANY_REQUESTS with Retry-After above 300 in ten minutes or 1,000 an hour from one network
 * (`http/client-network.ts`).
 */
export async function countEmailFrom(db: Db, network: string): Promise<void> {
  const windows = await countIn(
    db,
    LIMITS.map(({ name, ...limit }) => ({ ...limit, key: `emails-from-${name}:${network}` })),
  );
  const wait = Math.max(0, ...windows.filter(({ over }) => over).map((window) => window.wait));
  if (!wait) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Too many mails were asked for from this network. Try again in ${counted(Math.ceil(wait / 60), 'minute')}.`,
    { retryAfterSeconds: wait },
  );
}
