import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { details, list, remove, save } from '../contract.ts';
import { businessOf } from './business.repo.ts';
import { presentRow, presentTraveller } from './present-traveller.ts';
import { savedTravellers } from './tables.ts';
import {
  addTraveller,
  deleteTraveller,
  lockTravellers,
  replaceTraveller,
  travellerOf,
  travellersOf,
} from './travellers.repo.ts';

/** The caller's saved travellers and business details. */
export const listTravellers: UseCase<typeof list> = async ({ db, caller }) => ({
  travellers: (await travellersOf(db, caller.userId)).map(presentRow),
  business: await businessOf(db, caller.userId),
});

/** One of the caller's travellers. Throws NOT_FOUND. */
export const readTraveller: UseCase<typeof details> = async ({ db, query, caller }) => {
  const found = await travellerOf(db, caller.userId, query.travellerId);
  if (!found) throw notFound('This traveller');
  return presentTraveller(found);
};

/** Adds a traveller, or replaces one. Throws NOT_FOUND, and STATE_BLOCKED at the limit. */
export const saveTraveller: UseCase<typeof save> = async ({ db, body, caller }) => {
  const { travellerId, isSelf, traveller } = body;
  const { userId } = caller;
  const now = clock.now();
  await lockTravellers(db, userId);
  if (isSelf)
    await db
      .update(savedTravellers)
      .set({ isSelf: false })
      .where(and(eq(savedTravellers.userId, userId), eq(savedTravellers.isSelf, true)));
  const record =
    travellerId === null
      ? await addTraveller(db, { userId, isSelf, traveller, now })
      : await replaceTraveller(db, { userId, id: travellerId, isSelf, traveller, now });
  if (!record) throw notFound('This traveller');
  return presentRow(record);
};

/** Removes one of the caller's travellers. Throws NOT_FOUND. */
export const removeTraveller: UseCase<typeof remove> = async ({ db, body, caller }) => {
  if (!(await deleteTraveller(db, caller.userId, body.travellerId))) throw notFound('This traveller');
  return { removed: true };
};
