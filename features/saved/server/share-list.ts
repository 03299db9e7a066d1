import 'server-only';
import { and, count, eq, inArray } from 'drizzle-orm';
import { readAccount } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type * as contract from '../contract.ts';
import { MOST_LIKES, OPENED_A_MINUTE } from '../rules/most-saved.ts';
import { pricedStays } from './priced-stays.ts';
import { savedOf } from './saved.repo.ts';
import { deleteLikes, keyOf, likesOf, listOf, listOfKey, lockedStayOf } from './shared-lists.repo.ts';
import { savedLikes, savedLists } from './tables.ts';

/** Shares the caller's saved stays; of two calls at once both give the same key. */
export const shareList: UseCase<typeof contract.share> = async ({ db, caller }) => {
  const { userId } = caller;
  const list = { userId, id: newId('svl'), sharedBy: publicName(await readAccount(db, caller)), sharedAt: clock.now() };
  await db.insert(savedLists).values(list).onConflictDoNothing();
  return { key: keyOf((await listOf(db, userId)) ?? list) };
};

/** Ends the caller's shared list, with what others said of it. */
export const stopSharing: UseCase<typeof contract.stopSharing> = async ({ db, caller: { userId } }) => {
  await db.delete(savedLists).where(eq(savedLists.userId, userId));
  await deleteLikes(db, userId);
  return { stopped: true };
};

/** A shared list by its key, with prices of now. Throws NOT_FOUND, RATE_LIMITED. */
export const showShared: UseCase<typeof contract.shared> = async ({ db, body: { key } }) => {
  const list = await listOfKey(db, key);
  await countRequest(db, `saved.shared:${list.id}`, { points: OPENED_A_MINUTE, seconds: 60 });
  const rows = await savedOf(db, list.userId, clock.today('UTC'));
  const priced = await pricedStays(db, rows);
  const likes = await likesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    sharedBy: list.sharedBy,
    stays: priced.map(({ row, hotel, stay, price }) => ({
      _id: row.id,
      hotel,
      stay,
      price,
      likedBy: likes.get(row.id) ?? [],
    })),
  };
};

/** Which stays of a shared list the caller likes. Throws NOT_FOUND. */
export const showMyLikes: UseCase<typeof contract.myLikes> = async ({ db, body: { key }, caller: { userId } }) => {
  const list = await listOfKey(db, key);
  const ids = (await savedOf(db, list.userId, clock.today('UTC'))).map(({ id }) => id);
  const liked = await db
    .select({ id: savedLikes.savedId })
    .from(savedLikes)
    .where(and(eq(savedLikes.userId, userId), inArray(savedLikes.savedId, ids)));
  return { isMine: list.userId === userId, liked: liked.map(({ id }) => id) };
};

/** The caller likes a stay of a shared list, or no longer. Throws NOT_FOUND, and STATE_BLOCKED for one's own and at MOST_LIKES. */
export const likeStay: UseCase<typeof contract.like> = async ({ db, body: { key, savedId, liked }, caller }) => {
  const list = await listOfKey(db, key);
  const { userId } = caller;
  if (list.userId === userId) throw new AppError('STATE_BLOCKED', 'This is your own list.');
  await lockedStayOf(db, list, savedId);
  await db.delete(savedLikes).where(and(eq(savedLikes.savedId, savedId), eq(savedLikes.userId, userId)));
  if (!liked) return { liked };
  const [row] = await db.select({ likes: count() }).from(savedLikes).where(eq(savedLikes.savedId, savedId));
  if ((row?.likes ?? 0) >= MOST_LIKES)
    throw new AppError('STATE_BLOCKED', `This stay has the most likes it can have: ${MOST_LIKES}.`);
  const name = publicName(await readAccount(db, caller));
  await db.insert(savedLikes).values({ savedId, userId, name, likedAt: clock.now() });
  return { liked };
};
