import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Caller } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { guardPassword } from './guard-password.ts';
import { readAccount } from './read-user.ts';
import type { UserRow } from './users.repo.ts';

/**
 * Checks the caller's password, for actions a stolen session must not allow. Gives the account. Throws INVALID_INPUT
 * beside `field` (never 401, which would make the browser refresh), TOO_MANY_REQUESTS. `db` is no transaction.
 */
export async function confirmPassword(
  db: Db,
  caller: Caller,
  request: RequestFacts,
  password: string,
  field: string,
): Promise<UserRow> {
  const user = await readAccount(db, caller);
  const fits = await guardPassword(db, request, { userType: caller.userType, email: user.email, user, password });
  if (fits) return user;
  const message = 'That password is incorrect. Nothing was changed.';
  throw new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
}
