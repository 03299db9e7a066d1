import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { idOfSigned, signedId } from '#lib/server/signed-id.ts';
import { savedLikes, savedLists, savedStays, type SavedListRow } from './tables.ts';

const PURPOSE = 'saved-list';

/** The key of the link to a shared list. */
export const keyOf = ({ id }: Pick<SavedListRow, 'id'>): string => signedId(PURPOSE, id);

/** A person's shared list; undefined while they share none. */
export async function listOf(db: Db, userId: string): Promise<SavedListRow | undefined> {
  const [row] = await db.select().from(savedLists).where(eq(savedLists.userId, userId));
  return row;
}

/** The shared list of a key. Throws NOT_FOUND for a key that is none, and once sharing has ended. */
export async function listOfKey(db: Db, key: string): Promise<SavedListRow> {
  const id = idOfSigned(PURPOSE, key);
  const [row] = id === null ? [] : await db.select().from(savedLists).where(eq(savedLists.id, id));
  if (!row) throw notFound('This list');
  return row;
}

/** Who likes each of these stays, the first one first, by the stay's id. */
export async function likesOf(db: Db, savedIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ savedId: savedLikes.savedId, name: savedLikes.name })
    .from(savedLikes)
    .where(inArray(savedLikes.savedId, [...savedIds]))
    .orderBy(asc(savedLikes.likedAt), asc(savedLikes.userId));
  const names = new Map<string, string[]>();
  for (const { savedId, name } of rows) names.set(savedId, [...(names.get(savedId) ?? []), name]);
  return names;
}

/** Deletes what others said of a person's saved stays. */
export const deleteLikes = (db: Db, userId: string) =>
  db
    .delete(savedLikes)
    .where(
      inArray(
        savedLikes.savedId,
        db.select({ id: savedStays.id }).from(savedStays).where(eq(savedStays.userId, userId)),
      ),
    );

/** A stay of a list, locked, so that its likes are counted one after the other. Throws NOT_FOUND for one of another list. */
export async function lockedStayOf(db: Db, { userId }: SavedListRow, savedId: string): Promise<void> {
  const [row] = await db
    .select({ id: savedStays.id })
    .from(savedStays)
    .where(and(eq(savedStays.id, savedId), eq(savedStays.userId, userId)))
    .for('update');
  if (!row) throw notFound('This saved stay');
}
