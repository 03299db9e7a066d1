import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { stayOf } from './saved.repo.ts';
import { savedLikes, savedLists, savedStays } from './tables.ts';
import { deleteLikes, listOf } from './shared-lists.repo.ts';

/** A person's saved stays, for the copy of their data. */
export async function takeoutSaved(db: Db, userId: string) {
  const rows = await db.select().from(savedStays).where(eq(savedStays.userId, userId)).orderBy(asc(savedStays.savedAt));
  const likes = await db
    .select()
    .from(savedLikes)
    .where(eq(savedLikes.userId, userId))
    .orderBy(asc(savedLikes.likedAt));
  const shared = await listOf(db, userId);
  return {
    savedStays: rows.map((row) => ({
      hotel: row.hotelSlug,
      ...stayOf(row),
      savedPrice: row.savedPrice,
      watched: row.watched,
      savedAt: row.savedAt.toISOString(),
    })),
    savedListSharedAt: shared?.sharedAt.toISOString() ?? null,
    likedStays: likes.map(({ savedId, name, likedAt }) => ({ savedId, name, likedAt: likedAt.toISOString() })),
  };
}

/** Deletes a person's saved stays, their link and what they like, in the transaction that closes the account. */
export async function eraseSaved(tx: Db, { userId }: { userId: string }): Promise<void> {
  await deleteLikes(tx, userId);
  await tx.delete(savedLists).where(eq(savedLists.userId, userId));
  await tx.delete(savedLikes).where(eq(savedLikes.userId, userId));
  await tx.delete(savedStays).where(eq(savedStays.userId, userId));
}
