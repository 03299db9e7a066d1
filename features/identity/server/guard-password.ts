import 'server-only';
import { like, or, eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice } from '#lib/server/http/device-cookie.ts';
import { countIn, type Counted, uncount } from '#lib/server/http/rate-limit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { tryLimits, waitText } from '../rules/password-tries.ts';
import { accountKey, type AccountKind, accountSubject } from './account-key.ts';
import { passwordFits } from './passwords.ts';

/** A password for an account that may not exist: without `user` everything else is done alike. */
export type ShownPassword = {
  userType: AccountKind;
  email: string;
  user: { id: string; passwordHash: string | null } | undefined;
  password: string;
};

/**
 * Checks a password and counts wrong ones (`rules/password-tries.ts`). A try is counted before the check and taken back
 * when right, so that parallel tries all count. Throws TOO_MANY_REQUESTS with Retry-After, even for a right password.
 * `db` is no transaction: counts must stay.
 */
export async function guardPassword(db: Db, request: RequestFacts, shown: ShownPassword): Promise<boolean> {
  const { userType, email, user, password } = shown;
  const device = knownDevice(request.headers, accountSubject(userType, email));
  const from = device === null ? { network: networkOf(request.address) } : { device };
  const counted = await countIn(db, tryLimits({ account: accountKey(userType, email), from }));
  const over = counted.filter((window) => window.over);
  if (over.length) {
    await uncount(
      db,
      counted.filter((window) => !window.over),
    ); // a refused try does not count there
    await noteLock(db, request, shown, over);
    throw tooManyTries(over, userType);
  }
  const fits = await passwordFits(user?.passwordHash ?? undefined, password);
  if (fits) await uncount(db, counted);
  return fits;
}

/** Resets an account's counters after its person proved it is theirs. `db` is a transaction. */
export async function openLock(db: Db, userType: AccountKind, email: string): Promise<void> {
  const key = `password:${accountKey(userType, email)}`;
  const theirs = or(eq(rateLimits.key, key), like(rateLimits.key, `${key}:%`));
  await db.select({ key: rateLimits.key }).from(rateLimits).where(theirs).orderBy(rateLimits.key).for('update'); // in the order of counting
  await db.delete(rateLimits).where(theirs);
}

/** One audit entry when a lock begins, not one per try. */
async function noteLock(
  db: Db,
  request: RequestFacts,
  { userType, user }: ShownPassword,
  over: Counted[],
): Promise<void> {
  if (!over.some(({ counted, points }) => counted === points + 1)) return;
  const actor = user ? { userId: user.id, userType } : null;
  await recordEvent(db, request, { action: 'password.locked', actor, details: { userType } });
}

function tooManyTries(over: Counted[], userType: AccountKind): AppError {
  const wait = Math.max(...over.map((window) => window.wait));
  const byNetwork = over.every(({ key }) => key.startsWith('password-from:'));
  const message = byNetwork
    ? `Too many wrong passwords came from this network. Try again in ${waitText(wait)}.`
    : `Too many wrong passwords. Try again in ${waitText(wait)}${userType === 'staff' ? '' : ', or reset your password by email to sign in at once'}.`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: wait });
}
