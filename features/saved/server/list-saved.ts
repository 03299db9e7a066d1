import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { list } from '../contract.ts';
import { pricedStays } from './priced-stays.ts';
import { savedOf } from './saved.repo.ts';
import { keyOf, likesOf, listOf } from './shared-lists.repo.ts';

/** The caller's saved stays that are still ahead, with their lowest prices now and who likes them. */
export const listSaved: UseCase<typeof list> = async ({ db, caller: { userId } }) => {
  const rows = await savedOf(db, userId, clock.today('UTC'));
  const shared = await listOf(db, userId);
  const likes = await likesOf(
    db,
    rows.map(({ id }) => id),
  );
  const stays = (await pricedStays(db, rows)).map(({ row, hotel, stay, price }) => ({
    _id: row.id,
    hotel,
    stay,
    price,
    savedPrice: row.savedPrice,
    watched: row.watched,
    savedAt: row.savedAt.toISOString(),
    likedBy: likes.get(row.id) ?? [],
  }));
  return { stays, sharedKey: shared ? keyOf(shared) : null };
};
