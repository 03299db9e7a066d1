import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { details } from '../contract.ts';
import { presentTraveller } from './present-traveller.ts';
import { travellerOf } from './travellers.repo.ts';

/** One of the caller's travellers. Throws NOT_FOUND. */
export const readTraveller: UseCase<typeof details> = async ({ db, query, caller }) => {
  const found = await travellerOf(db, caller.userId, query.travellerId);
  if (!found) throw notFound('This traveller');
  return presentTraveller(found);
};
