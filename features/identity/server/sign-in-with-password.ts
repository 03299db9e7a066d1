import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice } from '#lib/server/http/device-cookie.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { KNOWN_SIGN_IN_LIMIT, SIGN_IN_LIMIT } from '#lib/shared/network-limits.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { type AccountKind, accountSubject } from './account-key.ts';
import { guardPassword } from './guard-password.ts';
import { findUserByEmail, type UserRow } from './users.repo.ts';

type Credentials = { email: string; password: string };

/**
 * The account of an address and password, or null. Unknown address and wrong password take one path and one time.
 * Throws TOO_MANY_REQUESTS. `db` is no transaction.
 */
export const signInWithPassword = (
  db: Db,
  userType: UserType,
  credentials: Credentials,
  request: RequestFacts,
): Promise<UserRow | null> =>
  checkCredentials(db, userType, credentials, request, () => findUserByEmail(db, userType, credentials.email));

/** The same for an account of any kind, which `find` looks up; `passwordHash` is null before a password was set. */
export async function checkCredentials<Account extends { id: string; passwordHash: string | null }>(
  db: Db,
  kind: AccountKind,
  { email, password }: Credentials,
  request: RequestFacts,
  find: () => Promise<Account | undefined>,
): Promise<Account | null> {
  const device = knownDevice(request.headers, accountSubject(kind, email));
  await (device === null
    ? countRequest(db, `sign-in:${networkOf(request.address)}`, SIGN_IN_LIMIT)
    : countRequest(db, `sign-in:device:${device}`, KNOWN_SIGN_IN_LIMIT));
  const user = await find();
  const fits = await guardPassword(db, request, { userType: kind, email, user, password });
  if (user && fits) return user;
  await recordEvent(db, request, {
    action: 'sign-in.refused',
    actor: user ? { userId: user.id, userType: kind } : null,
    details: { userType: kind },
  });
  return null;
}
