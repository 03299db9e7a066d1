import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/use-case.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { guardPassword } from './guard-password.ts';
import { findUserByEmail, type UserRow } from './users.repo.ts';

type Credentials = { email: string; password: string; device?: { deviceId?: string } };

/**
 * The account that an address and a password open, or null. An unknown address and a wrong password take one path and
 * one time. Throws TOO_MANY_REQUESTS. `db` is no transaction.
 */
export async function signInWithPassword(
  db: Db,
  userType: UserType,
  { email, password, device }: Credentials,
  request: RequestFacts,
): Promise<UserRow | null> {
  const user = await findUserByEmail(db, userType, email);
  const fits = await guardPassword(db, request, { userType, email, user, password, deviceId: device?.deviceId });
  if (user && fits) return user;
  await recordEvent(db, request, {
    action: 'sign-in.refused',
    actor: user ? { userId: user.id, userType } : null,
    details: { userType },
  });
  return null;
}
