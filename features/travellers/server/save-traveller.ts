import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { save } from '../contract.ts';
import { presentRow } from './present-traveller.ts';
import { savedTravellers } from './tables.ts';
import { addTraveller, lockTravellers, replaceTraveller } from './travellers.repo.ts';

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
