import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { getUser } from '../contract.ts';
import { presentUser } from './present-user.ts';
import { findUser } from './users.repo.ts';

/** The signed-in consumer. Other ids are answered like unknown ones. */
export const readUser: UseCase<typeof getUser> = async ({ db, query, caller }) => {
  const user = query.id === caller.userId ? await findUser(db, PRODUCT.id, query.id) : undefined;
  if (!user) throw notFound('This person');
  return presentUser(user);
};
