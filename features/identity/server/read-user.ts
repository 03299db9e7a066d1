import 'server-only';
import type { UseCase, Caller } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { getUser, PersonalUser } from '../contract.ts';
import { findUser, type UserRow } from './users.repo.ts';

/** The signed-in consumer. Other ids are answered like unknown ones. */
export const readUser: UseCase<typeof getUser> = async ({ db, query, caller }) => {
  const user = query.id === caller.userId ? await findUser(db, PRODUCT.id, query.id) : undefined;
  if (!user) throw notFound('This person');
  return presentUser(user);
};

/** Personal user (3.3): a row without its password, its id under both names of the specification. */
export const presentUser = ({ id, firstName, lastName, email, mobile }: UserRow): PersonalUser => ({
  _id: id,
  userId: id,
  firstName,
  lastName,
  email,
  mobile,
});

/** The caller's account. Throws NOT_FOUND when it was closed since their token was issued. */
export async function readAccount(db: Db, caller: Caller): Promise<UserRow> {
  const user = await findUser(db, caller.userType, caller.userId);
  if (!user) throw notFound('This person');
  return user;
}
