import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { remove } from '../contract.ts';
import { deleteTraveller } from './travellers.repo.ts';

/** Removes one of the caller's travellers. Throws NOT_FOUND. */
export const removeTraveller: UseCase<typeof remove> = async ({ db, body, caller }) => {
  if (!(await deleteTraveller(db, caller.userId, body.travellerId))) throw notFound('This traveller');
  return { removed: true };
};
