import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { Caller } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { findUser, type UserRow } from './users.repo.ts';

/** The caller's account. Throws NOT_FOUND when it was closed since their token was issued. */
export async function readAccount(db: Db, caller: Caller): Promise<UserRow> {
  const user = await findUser(db, caller.userType, caller.userId);
  if (!user) throw notFound('This person');
  return user;
}
